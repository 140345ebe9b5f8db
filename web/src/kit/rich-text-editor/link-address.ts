const SCHEME = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const SITE = /^[^\s@/:]+\.[^\s@/:.]{2,}(?::\d+)?(?:[/?#]\S*)?$/;

/**
 * What somebody typed as the target of a link.
 * @returns the address with its scheme; null for what no reader could follow
 */
export function linkAddress(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  if (SCHEME.test(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  return SITE.test(text) ? `https://${text}` : null;
}
