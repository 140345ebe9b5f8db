import { RECALL_STATUS } from '@fovea/shared-types/states';

/** A piece as recalls name them. */
export interface NamedPiece {
  brandId: number;
  model: string | null;
  serial: string | null;
  lot: string | null;
}

/** SQL: whether recall `r` names a piece of these; numbers as they were typed. */
export const namedBy = (brand: string, model: string, serial: string, lot: string): string =>
  `r.brand_id = ${brand} AND upper(normalize(btrim(${model}), NFKC)) = ANY (r.models)
   AND is_recalled(r.serials, r.lots, ${serial}, ${lot})`;

/** SQL: whether no open recall names the piece offered as goods `g`. */
export const NOT_RECALLED = `NOT EXISTS (SELECT FROM recall r WHERE r.status = ${RECALL_STATUS.open}
  AND ${namedBy('g.brand_id', 'g.model', 'g.serial_number', 'NULL')})`;
