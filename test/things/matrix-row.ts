import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Person, TestApi } from '../support/api.js';
import type { SentFile } from '../support/forms.js';
import type { Seller } from '../support/people.js';

export interface Cast {
  /** Sells for the company in whose rows the members and staff below are interested. */
  seller: Seller;
  /** Owns the document where a member does. */
  member: Person;
}

/** `done`, a refusal, or a page without a single row. */
export type Outcome = 'done' | 'empty' | ErrorId;

export interface MatrixRow {
  /** The request of somebody who may, on a document made for it alone. */
  request?: (api: TestApi, cast: Cast) => Promise<object>;
  /** The file of an upload, instead of a request. */
  file?: (api: TestApi) => Promise<SentFile>;
  /** What a member gets for their own document, and staff with the permission for their company's; else `done`. */
  right?: Outcome;
  /** What another member, or staff of another company, gets on the same document. */
  others?: Outcome;
  /** What staff of the platform get; else `done`. Documents of one person are not theirs. */
  platform?: Outcome;
}

/** Makes a row that nobody may see but these people. @returns its id */
export type HiddenRow = (api: TestApi, victim: Cast) => Promise<number>;

/** Rows of one kind, each by why nobody else sees it. */
export type Hidden = Readonly<Record<string, HiddenRow>>;

export type Asker = (api: TestApi) => Promise<{ as: Person; body: object }>;

/** Nobody can hold the permission in a company: it is the platform's. */
export const PLATFORM_ONLY: Pick<MatrixRow, 'right' | 'others'> = { right: 'FORBIDDEN', others: 'FORBIDDEN' };

/** The call is about one row, and to them it is not there. */
export const OTHERS_NOTHING: Pick<MatrixRow, 'others'> = { others: 'NOT_FOUND' };

/** Who buys and sells. */
export const partiesOf = ({ seller, member }: Cast) => ({
  buyer_id: member.accountId,
  ...ofCompany({ seller, member }),
});

/** Whose goods and lots are the seller's. */
export const ofCompany = ({ seller }: Cast) => ({
  seller_id: seller.accountId,
  company_id: seller.companyId,
});
