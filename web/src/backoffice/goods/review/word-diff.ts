/** A stretch of a text: the same on both sides, or only on one. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above that many pairs of words the middle counts as replaced as a whole. */
const PAIRS_MAX = 1_500_000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Words also where none are separated by spaces, as in Chinese and Japanese. */
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** A text's changes, word by word; parts of one kind are joined. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end += 1;
  return joined([
    ...old.slice(0, start).map(same),
    ...middle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...old.slice(old.length - end).map(same),
  ]);
}

const same = (text: string): DiffPart => ({ kind: 'same', text });
const removed = (text: string): DiffPart => ({ kind: 'removed', text });
const added = (text: string): DiffPart => ({ kind: 'added', text });

/** The longest common run of words, read back from the table of its lengths. */
function middle(old: readonly string[], fresh: readonly string[]): DiffPart[] {
  if (old.length * fresh.length > PAIRS_MAX) return [...old.map(removed), ...fresh.map(added)];
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < fresh.length) {
    const [mine = '', theirs = ''] = [old[row], fresh[column]];
    if (row < old.length && column < fresh.length && mine === theirs) {
      parts.push(same(mine));
      row += 1;
      column += 1;
    } else if (column >= fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push(removed(mine));
      row += 1;
    } else {
      parts.push(added(theirs));
      column += 1;
    }
  }
  return parts;
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}
