import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

// Files share one window and the libraries, whose making costs more than most files do; modules of ours keep things in
// mind (who is signed in, the server's clock), so each file has its own.
vi.resetModules();
const { startI18n } = await import('./lib/i18n');

// Specs read English by default; every namespace is loaded, so no text arrives late.
beforeAll(() => startI18n('en', 'all'));

// What is waited for comes, on a busy machine later.
configure({ asyncUtilTimeout: 20_000 });

// Each test leaves the window as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// What jsdom lacks and the components need.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    dispatchEvent: vi.fn(),
  }),
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
