import { AppError } from '../platform/http/app-error.js';

/** As many names as a refusal tells. */
export const NAMES_TOLD = 5;

/**
 * Refuses when something still refers to a thing, and says what.
 * @param names at most one more than are told
 */
export function refuseInUse(by: 'menus' | 'roles' | 'users' | 'departments', names: readonly string[]): void {
  if (names.length === 0) return;
  const told = names.slice(0, NAMES_TOLD).join(', ');
  throw new AppError('IN_USE', { by, where: names.length > NAMES_TOLD ? `${told}, …` : told });
}
