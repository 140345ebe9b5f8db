import { AppError } from '../kernel/app-error.js';

/** Where a row of that state need not exist. */
export async function lookTwice<T>(look: () => Promise<T | null>): Promise<T | null> {
  return (await look()) ?? look();
}

/** After each wait the row that follows exists; nobody waits more often than calendars and states move on. */
const LOOKS_MAX = 3;

/**
 * Finds and locks a row by its state. A statement that waits for such a row answers nothing when the row has left the state
 * meanwhile, and does not see what took its place: that needs a statement of its own, with its own snapshot.
 * @param look one statement or more; null: no such row
 * @throws BUSY where the row is replaced at each look
 */
export async function lookAgain<T>(look: () => Promise<T | null>): Promise<T> {
  for (let looks = 0; looks < LOOKS_MAX; looks++) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new AppError('BUSY');
}
