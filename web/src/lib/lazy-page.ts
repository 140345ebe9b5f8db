import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadNamespace } from './i18n';

/** A page's code, loaded when it is first needed. */
export interface LazyPage {
  Page: ComponentType;
  /** Starts loading before the page is drawn. */
  preload: () => Promise<unknown>;
}

/** A page's code and its texts travel side by side. */
export function lazyPage(load: () => Promise<ComponentType>, namespaces: readonly string[]): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  let loaded: ComponentType | undefined;
  const fetchPage = async (): Promise<{ default: ComponentType }> => {
    try {
      const [page] = await Promise.all([load(), ...namespaces.map(loadNamespace)]);
      loaded = page;
      return { default: page };
    } catch (error) {
      // The next visit may try again.
      loading = undefined;
      throw error;
    }
  };
  const preload = (): Promise<{ default: ComponentType }> => (loading ??= fetchPage());
  const Awaited = lazy(preload);
  /** What is there already is drawn at once: waited for, even for nothing, it would give its place to a spinner first. */
  function Page() {
    const [Chosen] = useState<ComponentType>(() => loaded ?? Awaited);
    return createElement(Chosen);
  }
  return { Page, preload };
}
