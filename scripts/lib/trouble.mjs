/** A problem the operator can fix: printed in one line, without a stack, and the command ends with 1. */
export class Trouble extends Error {}

/**
 * The last line of defence of every command.
 * @param {unknown} error
 */
export function reportError(error) {
  if (error instanceof Trouble) console.error(`\n✗ ${error.message}`);
  else console.error('\n✗ this should not have happened:', error);
}

/**
 * The words of whatever was thrown.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
