import { GROUP_SEPARATOR } from '@fovea/shared-types/warehouse/gs1';

/** What of a keystroke is looked at. */
export interface Keystroke {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
  isComposing: boolean;
  /** Milliseconds. */
  timeStamp: number;
}

/** What a keystroke turned out to be: of no scanner, perhaps of one, or the end of what one read. */
export type Reading = { kind: 'other' } | { kind: 'maybe'; count: number } | { kind: 'scan'; code: string };

/** No hand types this fast, for so long; scanners send a key every 1 to 20 ms. */
const GAP_MAX_MS = 50;
/** After a longer gap than that of a burst, but a shorter one than this, the same code goes on: a slow scanner. */
const PAUSE_MAX_MS = 300;
const LENGTH_MIN = 4;
const LENGTH_MAX = 500;

const OTHER: Reading = { kind: 'other' };

/**
 * Distinguishes a scanner that acts as a keyboard from a person who types: a burst of keys, ended by Enter or Tab. FNC1 comes as Ctrl+].
 */
export class WedgeReader {
  private code = '';
  private lastAt = -Infinity;
  /** What came is the rest of a code whose beginning was too slow. */
  private isRest = false;

  read(stroke: Keystroke): Reading {
    if (stroke.key === 'Shift' || stroke.key === 'Control' || stroke.key === 'CapsLock') return OTHER;
    const gap = stroke.timeStamp - this.lastAt;
    const isSoon = gap <= GAP_MAX_MS;
    if (!isSoon) this.isRest = gap <= PAUSE_MAX_MS;
    this.lastAt = stroke.timeStamp;
    if (stroke.key === 'Enter' || stroke.key === 'Tab') {
      const code = isSoon && !this.isRest ? this.code : '';
      this.code = '';
      // What comes next is a code of its own, however soon it begins.
      this.lastAt = -Infinity;
      return code.length >= LENGTH_MIN ? { kind: 'scan', code } : OTHER;
    }
    const sign = signOf(stroke);
    if (sign === null || (this.code !== '' && !isSoon)) this.code = '';
    if (sign === null || this.code.length >= LENGTH_MAX) return OTHER;
    this.code += sign;
    return { kind: 'maybe', count: this.code.length };
  }
}

/** Separators of codes as keys with Ctrl: of GS1, and of the envelope of ISO/IEC 15434. */
const CONTROL_KEYS: ReadonlyMap<string, string> = new Map([
  [']', GROUP_SEPARATOR],
  ['^', '\u001e'],
  ['d', '\u0004'],
]);

/** Null for a key that no scanner sends: held down, composed, part of a shortcut. */
function signOf({ key, ctrlKey, altKey, metaKey, repeat, isComposing }: Keystroke): string | null {
  if (repeat || isComposing || altKey || metaKey) return null;
  if (ctrlKey) return CONTROL_KEYS.get(key.toLowerCase()) ?? null;
  return [...key].length === 1 ? key : null;
}
