const BLOCKS = new Set([
  'P',
  'DIV',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'BLOCKQUOTE',
  'TABLE',
  'TR',
]);

/** Rich text as somebody reads it aloud: a line per paragraph and entry, pictures by their words. */
export function readableText(html: string, picture: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textOf(body, picture)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function textOf(node: Node, picture: string): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\n';
  if (node.tagName === 'IMG') return `[${node.getAttribute('alt') || picture}]`;
  const inner = Array.from(node.childNodes, (child) => textOf(child, picture)).join('');
  if (node.tagName === 'LI') return `\n• ${inner.trim()}\n`;
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${inner} `;
  return BLOCKS.has(node.tagName) ? `\n${inner}\n` : inner;
}
