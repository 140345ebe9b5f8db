/** A piece of a text on one side. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface WordDiff {
  before: Piece[];
  after: Piece[];
}

/** Beyond that many comparisons the whole middle counts as changed. */
const COMPARED_MAX = 4_000_000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Also of Chinese and Japanese, which set no spaces. */
const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Which words two texts do not share, each side whole and in its order. */
export function wordDiff(before: string, after: string): WordDiff {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let from = 0;
  while (from < was.length && from < is.length && was[from] === is[from]) from += 1;
  let same = 0;
  while (same < was.length - from && same < is.length - from && was.at(-1 - same) === is.at(-1 - same))
    same += 1;
  const middle = [was.slice(from, was.length - same), is.slice(from, is.length - same)] as const;
  const kept = keptOf(...middle);
  const side = (all: string[], changed: readonly string[], isKept: (at: number) => boolean): Piece[] =>
    joined([
      { text: all.slice(0, from).join(''), isChanged: false },
      ...changed.map((text, at) => ({ text, isChanged: !isKept(at) })),
      { text: all.slice(all.length - same).join(''), isChanged: false },
    ]);
  return {
    before: side(was, middle[0], (at) => kept.before.has(at)),
    after: side(is, middle[1], (at) => kept.after.has(at)),
  };
}

/** The longest run of words that both hold in the same order, by their places. */
function keptOf(a: readonly string[], b: readonly string[]): { before: Set<number>; after: Set<number> } {
  const kept = { before: new Set<number>(), after: new Set<number>() };
  if (a.length * b.length > COMPARED_MAX) return kept;
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = a.length - 1; row >= 0; row -= 1)
    for (let column = b.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        a[row] === b[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  let [row, column] = [0, 0];
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) {
      kept.before.add(row);
      kept.after.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}

/** Neighbours of one kind are one piece; the space between two changed words changed with them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const bridged = pieces.map((piece, at) =>
    piece.text.trim() === '' && pieces[at - 1]?.isChanged === true && pieces[at + 1]?.isChanged === true
      ? { ...piece, isChanged: true }
      : piece,
  );
  const result: Piece[] = [];
  for (const piece of bridged) {
    const last = result.at(-1);
    if (piece.text === '') continue;
    if (last?.isChanged === piece.isChanged) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
