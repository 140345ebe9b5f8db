/** What a person may write into a passport himself. */
export const NOTE_KINDS = ['test', 'service', 'note'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
export const NOTE_MAX = 1000;

/** Millimetres, or labels on an A4 sheet. */
export const LABEL_SIZES = ['62x29', '50x30', '100x50', 'a4-24'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];
export const LABEL_CODES = ['qr', 'code128', 'gs1datamatrix'] as const;
export type LabelCode = (typeof LABEL_CODES)[number];
/** In one go. */
export const LABELS_MAX = 200;

/** What may be the id of a piece in the address of its passport. */
const PASSPORT = /#\/warehouse\/passport\?(?:[^#]*&)?id=([1-9]\d{0,14})(?:&|$)/;

/** The address that a QR code on a device says: its passport. */
export const passportAddress = (site: string, id: number): string => `${site}/#/warehouse/passport?id=${id}`;

/** Whose passport an address is; null where it is none. Of whichever site: a label outlives a name. */
export function passportIdIn(code: string): number | null {
  const [, id] = PASSPORT.exec(code.trim()) ?? [];
  return id === undefined ? null : Number(id);
}
