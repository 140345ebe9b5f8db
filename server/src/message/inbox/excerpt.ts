/** The beginning of a notice: enough to recognise it. */
const EXCERPT_CHARACTERS = 200;

/** The beginning of what somebody wrote; by characters, so that none is cut in two. */
export function excerpt(text: string): string {
  const characters = [...text];
  return characters.length <= EXCERPT_CHARACTERS
    ? text
    : `${characters.slice(0, EXCERPT_CHARACTERS).join('')}…`;
}
