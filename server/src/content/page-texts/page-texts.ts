import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
import { auctionTexts } from './auction.text.js';
import { commerceTexts } from './commerce.text.js';
import { companyTexts } from './company.text.js';
import { contactTexts } from './contact.text.js';
import { descriptionTexts } from './description.text.js';
import { licenceTexts } from './licence.text.js';
import { memberTexts } from './member.text.js';
import type { PageText, PageTexts } from './page-text.js';
import { privacyTexts } from './privacy.text.js';
import { protocolTexts } from './protocol.text.js';

/** The built-in text of each page, until staff replace it. */
export const pageTexts: Record<StaticPageType, PageTexts> = {
  company: companyTexts,
  auction: auctionTexts,
  contact: contactTexts,
  privacy: privacyTexts,
  protocol: protocolTexts,
  commerce: commerceTexts,
  licence: licenceTexts,
  member: memberTexts,
  description: descriptionTexts,
};

/** As rich text of the kind that the editor makes, so that nothing is lost when staff open it there. */
export function richTextOf({ lead, sections }: PageText): string {
  const parts = sections.flatMap(({ heading, paragraphs = [], points = [], facts = [] }) => [
    `<h2>${escape(heading)}</h2>`,
    ...paragraphs.map(paragraph),
    list(points.map(escape)),
    list(facts.map(([name, fact]) => `<strong>${escape(name)}</strong><br>${escape(fact)}`)),
  ]);
  return [lead === undefined ? '' : paragraph(lead), ...parts].join('');
}

const paragraph = (text: string): string => `<p>${escape(text)}</p>`;

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ul>`;

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
