/** The kinds of entries that a person may add to a passport by hand. */
export const NOTE_KINDS = ['test', 'service', 'note'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
export const NOTE_MAX = 1000;

/** The page that the codes of labels and documents lead to. */
const PAGE = '/#/warehouse/passport';
const ADDRESS = /#\/warehouse\/passport\?(\S+)$/;

/** The address on a label: the passport of its piece. */
export const passportAddress = (site: string, id: number): string => `${site}${PAGE}?id=${id}`;

/** The address on a document: the pieces on it, found by its number. */
export const piecesAddress = (site: string, number: string): string =>
  `${site}${PAGE}?code=${encodeURIComponent(number)}`;

/**
 * What such an address leads to: a piece by its id, or what a code means. Null where it is no such address. Of whichever site: a
 * label outlives a name.
 */
export function addressedBy(code: string): { id: number } | { code: string } | null {
  const [, query] = ADDRESS.exec(code.trim()) ?? [];
  if (query === undefined) return null;
  const parameters = new URLSearchParams(query);
  const [id, other] = [parameters.get('id') ?? '', parameters.get('code')];
  if (/^[1-9]\d{0,14}$/.test(id)) return { id: Number(id) };
  return other === null || other === '' ? null : { code: other };
}
