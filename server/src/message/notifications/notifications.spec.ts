import { LANGUAGES } from '@fovea/shared-types/language';
import { noticeTextOf } from '../inbox/notice.js';
import type { NoticeFacts } from './notice-facts.js';
import { documentIdOf, kindOf, linksOf, mailLinkOf, NOTICE_IDS } from './notifications.js';

const NAME = { c: '样品', e: 'Sample', j: '見本' };
const ID = 7;

/** Every fact a notification may name. */
const FACTS: Required<NoticeFacts> = {
  goods_id: ID,
  goods_name: NAME,
  company_id: ID,
  company_name: NAME,
  days: 30,
  count: 3,
  engineer_id: ID,
  letter_id: ID,
  who: 'Sample Person',
  question_id: ID,
  words: 'A remark',
  licence_id: ID,
  document_id: ID,
  stock_id: ID,
  notice_id: ID,
  recall_party_id: ID,
  recall_name: NAME,
  recall_measures: NAME,
  count_id: ID,
  bill_id: ID,
  tax_document_id: ID,
  day: '2027-01-31',
  withdrawal_id: ID,
  remittance_id: ID,
  paid_kind: 'recharge',
  moves: 'in',
  transfer_id: ID,
  refund_id: ID,
  exchange_id: ID,
  voucher_id: ID,
  write_off_id: ID,
  month_reopening_id: ID,
  setting_change_id: ID,
  parked_id: ID,
  is_company: 1,
  export_id: ID,
  import_id: ID,
  evaluation_id: ID,
  bargain_id: ID,
  reservation_id: ID,
  is_desk: 1,
  saved_search_id: ID,
  search: 'type=1',
  auction_id: ID,
  order_id: ID,
  order_no: 'F20261120-000001',
  price: 1_980_000,
  currency: 'JPY',
  bought: 13_266,
  bought_currency: 'USD',
  carrier: 1,
  seq: 3,
  reason: 'typing error',
  until: '2026-11-20T08:00:00Z',
};

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

describe.each(NOTICE_IDS)('%s', (notice) => {
  it('names the same figures in all three languages, and leaves none unfilled', () => {
    const { zh, en, ja } = kindOf(notice);
    for (const part of ['title', 'text'] as const) {
      expect(placeholders(zh[part])).toEqual(placeholders(en[part]));
      expect(placeholders(ja[part])).toEqual(placeholders(en[part]));
    }
    for (const language of LANGUAGES) {
      const { title, text } = noticeTextOf({ notice, ...FACTS }, language);
      expect(`${title} ${text}`).not.toMatch(/\{\{|\}\}/);
    }
  });

  it('leads to rows by their ids', () => {
    const paths = [
      ...linksOf({ notice, ...FACTS }).map(({ path }) => path),
      mailLinkOf({ notice, ...FACTS }),
    ];
    for (const path of paths) if (path?.includes('=')) expect(path).toMatch(/^\/[\w/]+\?(\w+=7|type=1)$/);
    expect(documentIdOf({ notice, ...FACTS })).toBe(kindOf(notice).about === null ? null : ID);
  });

  it('is refused when it is written without the id of a row it leads to', () => {
    const { links, mail } = kindOf(notice);
    for (const link of mail === undefined ? links : [...links, mail]) {
      const [named, nameless] = [pathOf(() => link(FACTS)), pathOf(() => link({}))];
      if (named?.endsWith('=7')) expect(nameless).not.toMatch(/=/);
    }
  });
});

/** The path, or nothing where the link is refused. */
function pathOf(link: () => { path: string } | null): string {
  try {
    return link()?.path ?? '';
  } catch {
    return '';
  }
}
