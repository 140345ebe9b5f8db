/** Whether an account holds a role in a company, whichever company its own row names. SQL expressions in, SQL out. */
const holdsRoleIn = (account: string, company: string): string =>
  `EXISTS (SELECT FROM account_role h JOIN role o ON o.id = h.role_id
     WHERE h.account_id = ${account} AND o.company_id = ${company})`;

/**
 * Whether an account is on the seller's side of a lot, and so may not bid on it (A3): the seller, who handles the
 * lot, and everybody of the seller's company, by its account or by a role in it.
 * @param person alias of `account`
 * @param lot alias of `auction`
 */
export const isOfSellersSide = (person: string, lot: string): string =>
  `(${person}.id = ${lot}.seller_id OR coalesce(${person}.id = ${lot}.handler_id, false)
    OR coalesce(${person}.company_id = ${lot}.company_id, false) OR ${holdsRoleIn(`${person}.id`, `${lot}.company_id`)})`;
