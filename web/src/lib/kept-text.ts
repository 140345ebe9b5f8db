/** What was kept in the browser as JSON; null where nothing was, or where the text is none of ours. */
export function readKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    // A text that is no JSON is somebody else's or an older one; anything else is our fault.
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}
