import type { Tx } from '../../platform/database/database.js';
import { fieldError } from '../../platform/kernel/app-error.js';

/**
 * Refuses an item of a company whose rows the caller does not see exactly as one that does not exist, before a foreign
 * key can tell the two apart.
 * @param companies of the caller; null: all
 */
export async function refuseUnusableItem(
  tx: Tx,
  { companies = [] }: { companies?: readonly number[] | null },
  productId: number,
): Promise<void> {
  const { rows } = await tx.query(
    `SELECT FROM product WHERE id = $1
       AND (company_id IS NULL OR $2::bigint[] IS NULL OR company_id = ANY ($2::bigint[]))`,
    [productId, companies === null ? null : [...companies]],
  );
  if (rows.length === 0) throw fieldError({ product_id: { key: 'choice' } });
}
