declare module 'linebreak' {
  /** Where a line may end, by Unicode's line breaking algorithm (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'fontkit' {
  /** A font, with the members we use. */
  export function create(bytes: Uint8Array): {
    hasGlyphForCodePoint(codePoint: number): boolean;
    characterSet: readonly number[];
  };
}
