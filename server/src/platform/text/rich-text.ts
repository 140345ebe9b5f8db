import sanitizeHtml from 'sanitize-html';

/** Pictures in a text are uploads of ours; any other address would reveal its readers to a stranger. */
const PICTURE = /^\/files\/(u\/[0-9a-f]{2}\/[0-9a-f]{32}\.(?:jpg|png))(?:\.(?:160|480|1200)\.webp)?$/;
const COLOUR = /^(?:#[0-9a-f]{3,8}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[a-z]{3,20})$/i;
const PERCENT_OR_PIXELS = /^\d{1,4}(?:\.\d{1,3})?(?:%|px)$/;

/** What the editor makes and nothing else. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'span', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(?:left|center|right|justify)$/] },
    span: { color: [COLOUR], 'background-color': [COLOUR] },
    mark: { 'background-color': [COLOUR] },
    img: { width: [PERCENT_OR_PIXELS] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // "//somewhere" is another site under our own scheme.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    // A page that is opened from here must not reach back, and no search engine counts it as our statement.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
};

/**
 * Rich text as it may be stored: the tags, attributes and styles of our editor. Cleaning is idempotent. Code
 * that shows it cleans it again, because rules get stricter and texts stay.
 */
export const cleanRichText = (html: string): string => sanitizeHtml(html, RULES).trim();

/** Only its words, for searching and for what shows no markup. */
export const plainTextOf = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(?:p|h[1-6]|li|tr|blockquote|pre)>|<br\s*\/?>/gi, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: decoded,
  })
    .replace(/\s+/g, ' ')
    .trim();

/** The text filter gets text that is escaped for HTML; what we want is no HTML. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Keys of the uploads that a cleaned text shows, each once, for FileService.claimShown. */
export function picturesIn(cleaned: string): string[] {
  const sources = [...cleaned.matchAll(/<img[^>]*? src="([^"]*)"/g)].map(
    ([, src = '']) => PICTURE.exec(src)?.[1],
  );
  return [...new Set(sources.filter((key) => key !== undefined))];
}
