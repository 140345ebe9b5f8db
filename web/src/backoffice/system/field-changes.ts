/** One field of a row before and after; null where the line says nothing about that side. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
  isChanged: boolean;
}

/**
 * What a line of the audit log says field by field, changed ones first, each group in the order of the row.
 * A line may tell only one side: of a row that was made, or of one that went away.
 */
export function fieldChanges(before: object | null, after: object | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes = [...fields].map((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    return { field, before: was, after: is, isChanged: was !== is };
  });
  return [...changes.filter(({ isChanged }) => isChanged), ...changes.filter(({ isChanged }) => !isChanged)];
}

function textOf(row: object | null, field: string): string | null {
  if (row === null || !Object.hasOwn(row, field)) return null;
  const value: unknown = Reflect.get(row, field);
  if (value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
