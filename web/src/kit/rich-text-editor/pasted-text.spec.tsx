import { describe, expect, it } from 'vitest';
import { pastedText, textOf } from './pasted-text';

const clipboard = (kinds: Record<string, string>) => ({ getData: (kind: string) => kinds[kind] ?? '' });

describe('what is pasted', () => {
  it('are the text, also where the clipboard has nothing but HTML', () => {
    const html =
      '<h2 style="color:red">Only <b>HTML</b></h2><p>two<br>lines<img src="https://evil.example/x.png"></p>';
    expect(textOf(html)).toBe('Only HTML\ntwo\nlines');
    expect(pastedText(clipboard({ 'text/html': html }))).toBe('Only HTML\ntwo\nlines');
    expect(pastedText(clipboard({ 'text/html': html, 'text/plain': 'plain' }))).toBe('plain');
  });

  it('holds nothing of scripts and styles', () => {
    expect(textOf('<style>p{}</style><script>alert(1)</script><p onclick="x()">word</p>')).toBe('word');
  });

  it('is left to the editor where it copied a picture of its own', () => {
    const html = '<img src="/files/u/a.png" data-pm-slice="0 0 []">';
    expect(pastedText(clipboard({ 'text/html': html }))).toBeNull();
    expect(pastedText(null)).toBe('');
  });
});
