import { Component, type ErrorInfo, type ReactNode } from 'react';
import { languageOf, words } from '../i18n/language.ts';
import { settings } from '../settings/store.ts';

/** Stops an error in one room from taking the house down, and shows the way back. */
export class Breakwater extends Component<
  { readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { lost, house } = words[languageOf(settings.getState().language, navigator.languages)];
    return (
      <main className="notice-page bricks">
        <h1>{lost.broken}</h1>
        <p>{lost.brokenText}</p>
        <div className="row">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {lost.reload}
          </button>
          <a className="button" href="/">
            {house.home}
          </a>
        </div>
      </main>
    );
  }
}
