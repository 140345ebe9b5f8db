import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadNamespace } from './i18n';

/** A page's code, loaded when it is first needed. */
export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Starts loading before the page is drawn. */
  preload: () => Promise<unknown>;
}

/** A page's code and its texts travel side by side. */
export function lazyPage(load: () => Promise<ComponentType>, namespaces: readonly string[]): LazyPage {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const fetchPage = async (): Promise<{ default: ComponentType }> => {
    try {
      const [Page] = await Promise.all([load(), ...namespaces.map(loadNamespace)]);
      return { default: Page };
    } catch (error) {
      // The next visit may try again.
      loading = undefined;
      throw error;
    }
  };
  const preload = (): Promise<{ default: ComponentType }> => (loading ??= fetchPage());
  return { Page: lazy(preload), preload };
}
