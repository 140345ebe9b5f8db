/** Made by scripts/pages-plugin.ts of what the pages declare. */
declare module 'virtual:back-office-pages' {
  import type { ComponentType } from 'react';

  export const pages: ReadonlyArray<
    readonly [paths: readonly string[], load: () => Promise<ComponentType>, texts: readonly string[]]
  >;
}

declare module 'virtual:storefront-pages' {
  import type { ComponentType } from 'react';

  export const pages: ReadonlyArray<
    readonly [
      paths: readonly string[],
      load: () => Promise<ComponentType>,
      texts: readonly string[],
      /** What `storefrontPage` takes beside path and texts. */
      handle: unknown,
    ]
  >;
}
