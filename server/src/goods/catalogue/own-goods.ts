/**
 * The condition on goods that a reader's counts take in.
 * @param companies ids of our own, never a caller's text; null for everybody's goods
 */
export function ofCompanies(goods: string, companies: readonly number[] | null): string {
  return companies === null ? 'true' : `${goods}.company_id = ANY ('{${companies.join(',')}}'::bigint[])`;
}
