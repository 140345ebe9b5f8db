import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text';

const read = (html: string): string => readableText(html, 'picture');

describe('rich text as it is read', () => {
  it('is a line per paragraph and entry, without tags', () => {
    expect(
      read('<h2>Kept &amp; clean</h2><p>Two <b>small</b>\n scratches</p><ul><li>cable</li><li>box</li></ul>'),
    ).toBe('Kept & clean\nTwo small scratches\n• cable\n• box');
  });

  it('names pictures by their texts', () => {
    expect(read('<p><img src="/files/x" alt="Front">, <img src="/files/y"></p>')).toBe('[Front], [picture]');
  });

  it('runs nothing and keeps plain text as it is', () => {
    expect(read('<script>alert(1)</script>a < b')).toBe('a < b');
    expect(read('')).toBe('');
  });
});
