import type { FileKind } from '../platform/file.dto.js';
import type { Translations } from './translations.js';

/**
 * A field of a record: its kind, its bounds, its label. Plain data: the server derives validation, OpenAPI
 * and SQL from it, the web columns, filters and forms. The type parameters are the types in a row of the
 * list, in the detail and in a request; they exist for the compiler.
 */
export interface RecordField<
  Row = unknown,
  Detail = unknown,
  Write = unknown,
  Required extends boolean = boolean,
  Where extends Place = Place,
  Kind extends FieldKind = FieldKind,
> extends FieldFacts {
  readonly kind: Kind;
  readonly required: Required;
  readonly where: Where;
  readonly types?: { row: Row; detail: Detail; write: Write };
}

export type FieldKind =
  | 'text'
  | 'rich'
  | 'int'
  | 'money'
  | 'flag'
  | 'truth'
  | 'choice'
  | 'choices'
  | 'texts'
  | 'picture'
  | 'pictures'
  | 'documents'
  | 'instant'
  | 'day'
  | 'reference';

/** Where a field is shown: in the rows of the list, in the detail, in both; or it is in requests alone. */
export type Place = 'both' | 'list' | 'detail' | 'request';

export interface FieldFacts {
  readonly label: Translations;
  /** Shown under the field of a form. */
  readonly hint?: Translations;
  readonly isSortable: boolean;
  /** May hold null. */
  readonly isNullable: boolean;
  /** Holds null where a request leaves it out, and no request says null. */
  readonly isLeftOut?: boolean;
  /**
   * Of files: shown by signed addresses only. Of anything else: not exported, and the audit log records that it changed,
   * not what it holds.
   */
  readonly isPrivate: boolean;
  /** What is stored when an addition does not name it. */
  readonly initial: unknown;
  /** Bounds: of a number its value, of a text its length, of lists and files how many. */
  readonly min?: number;
  readonly max?: number;
  /** The longest text of a list of texts. */
  readonly length?: number;
  /** A text of several lines, or one whose changes are compared word by word. */
  readonly isLong?: boolean;
  /** A country by its ISO 3166-1 code, shown and chosen by its name; a rule decides whether it is valid. */
  readonly isCountry?: boolean;
  /** An e-mail address, or nothing. */
  readonly isEmail?: boolean;
  /** The text of an empty value. */
  readonly none?: Translations;
  /** What it refers to, as the audit log calls it. */
  readonly of?: string;
  /** The texts there are, where it is one of a few: a type, a name of the program's own. */
  readonly oneOf?: readonly string[];
  /** The codes that can be chosen. */
  readonly codes?: readonly number[];
  /** Names of the codes, or of the texts of `oneOf`; by default the dictionary of the server. */
  readonly names?: Readonly<Record<string, Translations>>;
  readonly dict?: string;
  readonly files?: readonly FileKind[];
  /** Of pictures: their thumbnails' pixels. */
  readonly width?: 160 | 480;
  /** Of pictures: the field of the detail that shows them whole, with their ids. */
  readonly links?: string;
  /** Of a share: kept in hundredths of a percent, read and typed in percent. */
  readonly isPercent?: boolean;
  /** Of an amount: the field of the same row that says its currency. */
  readonly currency?: string;
  /** Of a code: the state of a machine, which a list shows as such. */
  readonly isState?: boolean;
  /** Of a state's name: the field with its code. */
  readonly code?: string;
  /** Of a reference: the field that says what it refers to. */
  readonly named?: string;
}
