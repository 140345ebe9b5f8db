import type { ComponentType } from 'react';

interface BackOfficePage {
  /** A path of `lib/paths`, or its text. */
  path: string;
  /** Namespaces of its texts, loaded beside its code. */
  texts: readonly string[];
}

/** Declares a page of the back office. The build reads it from the page's source: scripts/pages-plugin.ts. */
export function backOfficePage(_page: ComponentType, _declared: BackOfficePage): void {
  throw new Error('a declaration of a page is read by the build and removed');
}
