import type { ComponentType } from 'react';
import type { RouteHandle } from './layout/route-handle';

/** What the frame knows about a page, and who may see it. */
export interface PageHandle extends RouteHandle {
  /** Without a token the visit goes to the mall. */
  isForMembers?: boolean;
  /** Stands beside the menu of the personal centre. */
  isAccount?: boolean;
  /** Uses no part of Mantine. */
  isPlain?: boolean;
}

interface StorefrontPage extends PageHandle {
  /** Of `lib/paths`; several where one page answers to all of them. */
  path: string | readonly string[];
  /** Namespaces of its texts, loaded beside its code. */
  texts: readonly string[];
}

/** Declares a page of the storefront. The build reads it from the page's source: scripts/pages-plugin.ts. */
export function storefrontPage(_page: ComponentType, _declared: StorefrontPage): void {
  throw new Error('a declaration of a page is read by the build and removed');
}
