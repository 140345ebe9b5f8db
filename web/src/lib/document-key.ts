import type { ServerEvents } from '@fovea/shared-types/socket-events';

export type DocumentKind = Parameters<ServerEvents['document:changed']>[0]['kind'];

/** What the back office knows of a record, by its name. */
export const recordNameKey = (name: string) => ['record', name] as const;

/** What the storefront knows of documents of a kind: all of it is asked for anew when one of them has moved. */
export const documentKey = (kind: DocumentKind) => ['document', kind] as const;
