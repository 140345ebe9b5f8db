import type { ServerEvents } from '@fovea/shared-types/socket-events';

export type DocumentKind = Parameters<ServerEvents['document:changed']>[0]['kind'];

/** The cached data of a record in the back office, by its name. */
export const recordNameKey = (name: string) => ['record', name] as const;

/** The cached data of documents of a kind in the storefront: requested anew when one of them has moved. */
export const documentKey = (kind: DocumentKind) => ['document', kind] as const;
