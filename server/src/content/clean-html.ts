import sanitizeHtml from 'sanitize-html';

const TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  's',
  'u',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
  'img',
];

export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: TAGS, allowedSchemes: ['https', 'mailto', 'tel'] });
