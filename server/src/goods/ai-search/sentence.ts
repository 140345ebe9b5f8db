import type { Language } from '@fovea/shared-types/language';

/**
 * A sentence while it is read: its text as the eye has it, the same folded for comparing, and which of it was understood.
 * Both have the same length, so that a place in one is that place in the other.
 */
export class Sentence {
  /** NFKC: full-width digits and letters are the plain ones. */
  readonly shown: string;
  /** In lower case. */
  readonly text: string;
  readonly language: Language;
  private readonly claimed: Uint8Array;

  /** @param reader language of the reader, for words that are the same in Chinese and Japanese */
  constructor(given: string, reader: Language) {
    this.shown = given
      .normalize('NFKC')
      .replace(/[\s\u3000]+/g, ' ')
      .trim();
    this.text = [...this.shown].map(lower).join('');
    this.language = languageOf(this.text, reader);
    this.claimed = new Uint8Array(this.text.length);
  }

  claim(start: number, end: number): void {
    this.claimed.fill(1, start, end);
  }

  isFree(start: number, end: number): boolean {
    return !this.claimed.subarray(start, end).includes(1);
  }

  piece(start: number, end: number): string {
    return this.shown.slice(start, end).trim();
  }

  before(at: number, length = 30): string {
    return this.text.slice(Math.max(0, at - length), at);
  }

  after(at: number, length = 24): string {
    return this.text.slice(at, at + length);
  }

  /** What nobody claimed, in runs. */
  rest(): string[] {
    const runs: string[] = [];
    let run = '';
    for (let at = 0; at <= this.text.length; at++) {
      if (at < this.text.length && this.claimed[at] === 0) run += this.text[at];
      else if (run !== '') {
        runs.push(run);
        run = '';
      }
    }
    return runs;
  }
}

/** Lower case where it has as many code units; İ would grow. */
function lower(char: string): string {
  const small = char.toLowerCase();
  return small.length === char.length ? small : char;
}

function languageOf(text: string, reader: Language): Language {
  if (/[\u3041-\u30ff]/.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return reader === 'ja' ? 'ja' : 'zh';
  return 'en';
}
