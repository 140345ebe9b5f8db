import type { GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import type { Language } from '@fovea/shared-types/language';
import { errorText } from '../../i18n/texts.js';
import type { Tx } from '../../platform/database/database.js';
import { eachByItself } from '../../platform/database/each-by-itself.js';
import type { AppError } from '../../platform/kernel/app-error.js';

/** What became of goods: their state and that of their newest submission. */
export interface GoodsState {
  status: number;
  audit_status: number | null;
}

/** Why one of many was refused, in the reader's words. */
export type RefusalText = (language: Language, refusal: AppError) => string;

const plainText: RefusalText = (language, { id, details }) => errorText(language, id, details);

/**
 * Does something to each of many, by itself: what is refused for one leaves the others alone, and is reported beside it.
 * @param textOf without it the identifier's own text
 */
export async function eachGoods(
  tx: Tx,
  language: Language,
  ids: readonly number[],
  work: (id: number) => Promise<GoodsState>,
  textOf: RefusalText = plainText,
): Promise<GoodsOutcome[]> {
  const results = await eachByItself(tx, ids, work);
  return results.map(({ id, ...result }) =>
    'done' in result
      ? { id, ...result.done, error: null, msg: null }
      : {
          id,
          status: null,
          audit_status: null,
          error: result.refusal.id,
          msg: textOf(language, result.refusal),
        },
  );
}
