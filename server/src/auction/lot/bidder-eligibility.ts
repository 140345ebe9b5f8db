import { MEMBER_STATUS } from '@fovea/shared-types/states';

/** Whether an account is no more, or disabled. Alias of `account` in, SQL out. */
export const isGone = (person: string): string =>
  `(${person}.status <> ${MEMBER_STATUS.active} OR ${person}.deleted_at IS NOT NULL)`;

/** Whether the platform barred an account from bidding. SQL expression in, SQL out. */
export const isBarred = (account: string): string =>
  `EXISTS (SELECT FROM auction_bar x WHERE x.account_id = ${account})`;

/** Whether an account may bid nowhere: barred, or in default and not settled yet. */
export const mayNotBid = (account: string): string =>
  `(EXISTS (SELECT FROM auction_strike s WHERE s.account_id = ${account} AND s.settled_at IS NULL)
    OR ${isBarred(account)})`;
