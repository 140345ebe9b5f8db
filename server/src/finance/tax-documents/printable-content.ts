import { fieldError } from '../../platform/kernel/app-error.js';
import { unprintableSign } from '../../platform/printing/printable.js';
import type { PartyName, TaxDocumentContent } from './tax-document-content.js';

/**
 * A document is kept for good: none is issued with a letter that it cannot show.
 * @throws VALIDATION at what was typed, or at the order (`id`) whose names have the letter
 */
export function refuseUnprintable(content: TaxDocumentContent): void {
  const { issuer, onBehalfOf, addressee, department, destination, lines } = content;
  const names = lines.flatMap(({ name }) => (name === null ? [] : namesOf(name)));
  const texts: [field: string, texts: string[]][] = [
    ['addressee', namesOf(addressee)],
    ['department', department === null ? [] : [department]],
    ['id', [...namesOf(issuer.name), ...issuer.lines, ...(onBehalfOf === null ? [] : namesOf(onBehalfOf))]],
    ['id', [...destination, ...names]],
  ];
  for (const [field, all] of texts)
    for (const text of all) {
      const sign = unprintableSign(text);
      if (sign !== null) throw fieldError({ [field]: { key: 'unprintable', params: { sign, text } } });
    }
}

const namesOf = (name: PartyName): string[] =>
  typeof name === 'string' ? [name] : [name.c, name.e, name.j].filter((text) => text !== '');
