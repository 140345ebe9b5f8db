import type { DocumentUnderTest } from '../support/approval-contract.js';
import type { DatabaseRules } from './database.js';
import type { Asker, Hidden, MatrixRow } from './matrix-row.js';
import type { MovedByCalls } from './moves.js';
import type { RecordCase } from './record-case.js';

type By<Key extends string, Value> = Readonly<Record<Key, Value>>;
/** `/module/call`, or `/module/`: every call that begins so. */
type Path = `/${string}`;

/**
 * One entity of the product, for the tests that hold for all of them: who creates it, who may access it, what moves it, what breaks
 * it. Found in its folder by `things.ts`.
 */
export interface Thing {
  /** Rows of the authorization matrix; those of records are derived. */
  calls?: By<Path, MatrixRow>;
  /** Whose rows a role reaches that reaches its holder's own alone, where they are not their maker's. */
  reach?: {
    /** The whole company's, and why. */
    shared?: By<Path, string>;
    /** Where the row of the scene was not made by the seller: a person, a department, a draft of a colleague's goods. */
    madeByNobody?: readonly Path[];
    /** Nobody's, but about goods that are somebody's. */
    aboutGoods?: readonly Path[];
  };
  /** What the ids of requests name. */
  ids?: {
    /**
     * Hidden rows by the field that names them: of one call (`path#field`), else by the last part of the field's name. A path
     * stands for the row that this call is about in the matrix, as a field without an entry is tried with that of its own.
     */
    hidden?: By<string, Hidden | Path>;
    /** Fields by which nobody can name a hidden row, and why. */
    withoutHidden?: By<string, string>;
    /** Fields (`path#field`) whose call refuses something else before it looks at the id, whatever it is, and why. */
    lookedAtLate?: By<Path, string>;
    /** The other fields that a field needs to mean anything. */
    besides?: By<string, object>;
    /** The caller and request, where the matrix has none that is served. */
    askers?: By<Path, Asker>;
  };
  /** What the tests of all records cannot make of a declaration, by its name. */
  records?: By<string, RecordCase>;
  /** Machines whose moves people make by calls. */
  moves?: readonly MovedByCalls[];
  /** What is decided, by what the decision is called. */
  approvals?: By<string, DocumentUnderTest>;
  /** What the database must hold of its tables. */
  database?: DatabaseRules;
}

export const thing = (parts: Thing): Thing => parts;
