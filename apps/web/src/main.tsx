import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/house.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { renewWhenOutdated } from './renew.ts';
import { applySettings } from './settings/apply.ts';

applySettings();
renewWhenOutdated();

const root = document.getElementById('house');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without the worker everything works but a reload without a network.
  window.addEventListener('load', () =>
    navigator.serviceWorker.register('/sw.js').catch(() => undefined),
  );
}
