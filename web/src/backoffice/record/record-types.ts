import type { Call } from '@fovea/shared-types/call';
import type { IdActionRequest, IdAnswer, IdRequest } from '@fovea/shared-types/common.dto';
import type { Page, SortedPageRequest } from '@fovea/shared-types/pagination';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { RecordField } from '@fovea/shared-types/record/field';
import type { AnyRecord, RecordDeclaration, StaffRecord } from '@fovea/shared-types/record/record';
import type { Choice, TreeChoice } from '../../kit/form/fields';
import type { ChoiceSearch } from '../../kit/form/search-select';

/** A row or a detail whatever its fields are: the parts of the frame read them by the declaration. */
export type PlainRow = Record<string, unknown> & { id: number; version?: string };

/** A record as the frame's own parts see it. */
export interface PlainRecord extends AnyRecord {
  /** What a row is called. */
  readonly nameOf: (row: PlainRow) => string;
  readonly calls: {
    list?: Call<SortedPageRequest & Record<string, unknown>, Page<PlainRow>>;
    detail?: Call<IdRequest, PlainRow>;
    add?: Call<Record<string, unknown>, IdAnswer>;
    update?: Call<Record<string, unknown> & { id: number }, IdAnswer>;
    delete?: Call<IdActionRequest, null>;
  };
}

/** Names of fields were checked against the declaration where a page was made; within the frame they are texts. */
export function plainOf<D extends RecordDeclaration>(
  record: StaffRecord<D>,
  nameOf?: (row: PlainRow) => string,
): PlainRecord {
  const byTitle = (row: PlainRow): string => {
    const name = row[record.declared.title];
    return typeof name === 'string' || typeof name === 'number' ? String(name) : `#${row.id}`;
  };
  return { ...(record as unknown as PlainRecord), nameOf: nameOf ?? byTitle };
}

/** What a form holds of a field. */
type ValueOf<F> =
  F extends RecordField<unknown, unknown, unknown, boolean, 'both' | 'list' | 'detail', infer Kind>
    ? {
        text: string;
        rich: string;
        int: number | null;
        money: string;
        flag: boolean;
        truth: boolean;
        choice: string | null;
        choices: string[];
        texts: string;
        picture: FileLink[];
        pictures: FileLink[];
        documents: FileLink[];
        instant: string;
        day: string;
        reference: string | null;
      }[Kind]
    : never;

/** What the form of a record holds, by the names on the wire. */
export type ValuesOf<D extends RecordDeclaration> = {
  -readonly [K in keyof D['fields']]: ValueOf<D['fields'][K]>;
};

export type PlainValues = Record<string, unknown>;

/** What a field that refers to another row offers: a tree, a plain list of some dozens at most, or whatever words find. */
export type ReferenceChoices =
  | { tree: readonly TreeChoice[] }
  | { options: readonly Choice[] }
  | SearchedChoices;

export interface SearchedChoices {
  /** Null where the reader may not search: they choose from the given ones. */
  search: ChoiceSearch<Choice> | null;
  given?: readonly Choice[] | undefined;
  /** What the value of the row is called. */
  named?: string;
}
export type RecordChoices = Readonly<Partial<Record<string, ReferenceChoices>>>;
