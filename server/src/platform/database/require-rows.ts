import { AppError, type RefusalId } from '../kernel/app-error.js';

/**
 * A write that names the state of its rows found all of them in it. Fewer mean that the state was read before the lock and
 * has changed since: the transaction ends, and nothing of what was decided by it is kept.
 * @throws refusal
 */
export function requireRows(
  { count }: { count: number },
  wanted: number,
  refusal: RefusalId = 'STATE_CONFLICT',
): void {
  if (count !== wanted) throw new AppError(refusal);
}
