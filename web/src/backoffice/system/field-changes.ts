/** One field of a record before and after; null where the line says nothing about that side. */
export interface FieldChange {
  /** Its name; of a field within a field all names on the way to it. */
  path: string[];
  before: string | null;
  after: string | null;
  isChanged: boolean;
}

/**
 * What a line of the audit log says field by field, changed ones first, each group in the order of the record.
 * A line may tell only one side: of a record that was made, or of one that went away.
 */
export function fieldChanges(before: object | null, after: object | null): FieldChange[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  const changes = [...new Map([...was, ...is])].map(([key, { path }]) => {
    const [then, now] = [was.get(key)?.text ?? null, is.get(key)?.text ?? null];
    return { path, before: then, after: now, isChanged: then !== now };
  });
  return [...changes.filter(({ isChanged }) => isChanged), ...changes.filter(({ isChanged }) => !isChanged)];
}

/** Words for a field: the titles on the way to it; a name that has none stays as it was written. */
export const fieldTitle = (path: readonly string[], titles: Readonly<Record<string, string>>): string =>
  path.map((name) => (Object.hasOwn(titles, name) ? titles[name] : name)).join(' · ');

type Texts = Map<string, { path: string[]; text: string | null }>;

function textsOf(row: object | null, above: string[] = [], texts: Texts = new Map()): Texts {
  for (const [name, value] of Object.entries(row ?? {}) as Array<[string, unknown]>) {
    const path = [...above, name];
    if (isRow(value)) textsOf(value, path, texts);
    else texts.set(JSON.stringify(path), { path, text: textOf(value) });
  }
  return texts;
}

/** A list is told whole: its entries have no names. So is what holds nothing. */
const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
