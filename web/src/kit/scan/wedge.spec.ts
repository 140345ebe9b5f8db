import { describe, expect, it } from 'vitest';
import { type Keystroke, type Reading, WedgeReader } from './wedge';

const stroke = (key: string, timeStamp: number, more: Partial<Keystroke> = {}): Keystroke => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  timeStamp,
  ...more,
});

/** The keys of a text, so many milliseconds apart, and the last reading. */
function typed(text: string, gap: number, end = 'Enter', more: Partial<Keystroke> = {}): Reading {
  const reader = new WedgeReader();
  let at = 1_000;
  for (const key of text) reader.read(stroke(key, (at += gap), more));
  return reader.read(stroke(end, at + gap));
}

describe('a scanner that acts as a keyboard', () => {
  it.each(['Enter', 'Tab'])('is known by its speed and its %s', (end) => {
    expect(typed('SN-2024-17', 8, end)).toEqual({ kind: 'scan', code: 'SN-2024-17' });
  });

  it('may send the next code a tenth of a second later', () => {
    const reader = new WedgeReader();
    let at = 0;
    const scan = (code: string): Reading => {
      for (const key of code) reader.read(stroke(key, (at += 5)));
      return reader.read(stroke('Enter', (at += 5)));
    };
    expect(scan('SN-1')).toEqual({ kind: 'scan', code: 'SN-1' });
    at += 100;
    expect(scan('SN-2')).toEqual({ kind: 'scan', code: 'SN-2' });
  });

  it('sends the separator of GS1 as a key with Ctrl, and capitals with Shift', () => {
    const reader = new WedgeReader();
    let at = 0;
    const send = (key: string, more: Partial<Keystroke> = {}) => reader.read(stroke(key, (at += 5), more));
    for (const key of '10L') send(key);
    send('Control', { ctrlKey: true });
    send(']', { ctrlKey: true });
    send('Shift');
    for (const key of '21A') send(key);
    expect(send('Enter')).toEqual({ kind: 'scan', code: '10L\u001d21A' });
  });

  it.each([
    ['a person who types', () => typed('SN-2024-17', 90)],
    [
      'a person who types fast and rests before Enter',
      () => {
        const reader = new WedgeReader();
        [...'word'].forEach((key, at) => reader.read(stroke(key, at * 20)));
        return reader.read(stroke('Enter', 500));
      },
    ],
    [
      'the end of a code whose beginning came slowly',
      () => {
        const reader = new WedgeReader();
        let at = 0;
        for (const [index, key] of [...'SN-2024-17'].entries())
          reader.read(stroke(key, (at += index < 5 ? 120 : 10)));
        return reader.read(stroke('Enter', at + 10));
      },
    ],
    ['three quick keys', () => typed('123', 8)],
    ['a key held down', () => typed('aaaaaaaa', 30, 'Enter', { repeat: true })],
    ['a word that is being composed', () => typed('nihongo', 10, 'Enter', { isComposing: true })],
    ['a shortcut', () => typed('vvvvv', 10, 'Enter', { metaKey: true })],
  ])('is not %s', (_, reading) => {
    expect(reading().kind).toBe('other');
  });

  it('may come right after somebody typed', () => {
    const reader = new WedgeReader();
    reader.read(stroke('x', 0));
    [...'SN-1'].forEach((key, at) => reader.read(stroke(key, 500 + at * 5)));
    expect(reader.read(stroke('Enter', 525))).toEqual({ kind: 'scan', code: 'SN-1' });
  });
});
