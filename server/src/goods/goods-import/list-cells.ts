import type { FormSpecification, FormText, GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { ImportColumn } from '@fovea/shared-types/goods/import-states';
import type { FieldFault } from '../../i18n/texts.js';

type Cells = Partial<Record<ImportColumn, string>>;
type Faults = Partial<Record<ImportColumn, FieldFault>>;
type Tongue = (typeof TONGUES)[number];

const TONGUES = ['c', 'e', 'j'] as const;
const LINES_MAX = { specifications: 40, accessories: 30 } as const;

/** Things of a list are on lines of their own or between semicolons; a comma may be part of one. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n;；]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface ColumnLines {
  tongue: Tongue;
  column: ImportColumn;
  lines: string[];
}

const columnLinesOf = (cells: Cells, list: keyof typeof LINES_MAX): ColumnLines[] =>
  TONGUES.flatMap((tongue): ColumnLines[] => {
    const column = `${list}_${tongue}` as const;
    const lines = linesOf(cells[column] ?? '');
    return lines.length === 0 ? [] : [{ tongue, column, lines }];
  });

/** Lists of the form, each in up to three columns: the same line of each is the same thing. */
export function readLists(cells: Cells): {
  form: Pick<GoodsForm, 'specifications' | 'accessories'>;
  faults: Faults;
} {
  const specifications = columnLinesOf(cells, 'specifications');
  const accessories = columnLinesOf(cells, 'accessories');
  const wrong = {
    specifications: { ...pairFaults(specifications), ...countFaults(specifications, 'specifications') },
    accessories: countFaults(accessories, 'accessories'),
  };
  const isSound = (columns: readonly ColumnLines[], faults: Faults): boolean =>
    columns.length > 0 && Object.keys(faults).length === 0;
  return {
    form: {
      ...(isSound(specifications, wrong.specifications)
        ? { specifications: specificationsOf(specifications) }
        : {}),
      ...(isSound(accessories, wrong.accessories)
        ? { accessories: textsOf(accessories.map(({ tongue, lines }) => [tongue, lines])) }
        : {}),
    },
    faults: { ...wrong.specifications, ...wrong.accessories },
  };
}

function countFaults([first, ...others]: readonly ColumnLines[], list: keyof typeof LINES_MAX): Faults {
  if (!first) return {};
  const count = first.lines.length;
  if (count > LINES_MAX[list])
    return { [first.column]: { key: 'too_many', params: { limit: LINES_MAX[list] } } };
  return Object.fromEntries(
    others.flatMap(({ column, lines }) =>
      lines.length === count ? [] : [[column, { key: 'line_count', params: { count } } as const]],
    ),
  );
}

/** "Weight: 12 kg"; what comes after the first colon is the value. */
function pairOf(line: string): [label: string, value: string] | null {
  const colon = line.search(/[:：]/);
  const [label, value] = [line.slice(0, Math.max(0, colon)).trim(), line.slice(colon + 1).trim()];
  return label === '' || value === '' ? null : [label, value];
}

const pairFaults = (columns: readonly ColumnLines[]): Faults =>
  Object.fromEntries(
    columns.flatMap(({ column, lines }) =>
      lines.every((line) => pairOf(line)) ? [] : [[column, { key: 'format' } as const]],
    ),
  );

function specificationsOf(columns: readonly ColumnLines[]): FormSpecification[] {
  const part = (place: 0 | 1): FormText[] =>
    textsOf(columns.map(({ tongue, lines }) => [tongue, lines.map((line) => pairOf(line)?.[place] ?? '')]));
  const values = part(1);
  return part(0).map((label, at) => ({ label, value: values[at] ?? NOTHING }));
}

const NOTHING: FormText = { c: '', e: '', j: '' };

const textsOf = (columns: readonly (readonly [Tongue, readonly string[]])[]): FormText[] =>
  (columns[0]?.[1] ?? []).map((_, at) => ({
    ...NOTHING,
    ...Object.fromEntries(columns.map(([tongue, lines]) => [tongue, lines[at] ?? ''])),
  }));
