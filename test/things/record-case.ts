import type { Person, TestApi } from '../support/api.js';

/** Whose a row is. */
export interface Owner {
  companyId: number | null;
  accountId: number;
}

/** What the tests of all records cannot make of a declaration. */
export interface RecordCase {
  /** What an addition names beside what is made of the declaration: ids of other rows, fields that hang together. */
  sample?: (api: TestApi, as: Person) => Promise<object> | object;
  /** What a field is changed to, where not every value of its kind will do. */
  changes?: Readonly<Record<string, unknown>>;
  /** What the sample refers to is its company's: nobody else may name it (NOT_FOUND, or the fault of its field). */
  isOfCompany?: true | 'VALIDATION';
  /** A row, where no call adds one. */
  aRow?: (api: TestApi, owner: Owner) => Promise<number>;
  /** Each company has a row of its own, for every caller: no list is empty. */
  isEverywhere?: true;
  /** Brings a new row into a state in which it can be changed. */
  reopen?: (api: TestApi, id: number) => Promise<unknown>;
  /** Something that refers to the row, so that it cannot be deleted. */
  hold?: (api: TestApi, id: number) => Promise<unknown>;
}
