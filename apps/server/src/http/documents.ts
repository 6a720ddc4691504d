import { asyncApi, openApi, ROUTES } from '@nabu/protocol/routes';
import { statusOf } from '../failure.ts';
import type { App } from './app.ts';
import { serve } from './route.ts';

/** Adds the documents that describe the house to programs; each is written at the first request for it, from the schemas by which the house reads. */
export function addDocumentRoutes(app: App, { version }: { readonly version: string }): void {
  let http: ReturnType<typeof openApi> | undefined;
  let socket: ReturnType<typeof asyncApi> | undefined;
  serve(app, ROUTES.openApi, () => {
    http ??= openApi(ROUTES, version, statusOf);
    return http;
  });
  serve(app, ROUTES.asyncApi, () => {
    socket ??= asyncApi(version);
    return socket;
  });
}
