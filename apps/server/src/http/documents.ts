import { asyncApi, openApi, ROUTES } from '@nabu/protocol/routes';
import { statusOf } from '../failure.ts';
import type { App } from './app.ts';
import { serve } from './route.ts';

/** Adds the documents that describe the house to programs; they are written once, from the schemas by which it reads. */
export function addDocumentRoutes(app: App, { version }: { readonly version: string }): void {
  const documents = { http: openApi(ROUTES, version, statusOf), socket: asyncApi(version) };
  serve(app, ROUTES.openApi, () => documents.http);
  serve(app, ROUTES.asyncApi, () => documents.socket);
}
