import fs from 'node:fs';
import path from 'node:path';
import { NOTICE_IDS, kindOf } from '../../server/src/message/notifications/notifications.js';
import type { NoticeFacts } from '../../server/src/message/notifications/notice-facts.js';
import { paths } from '../../web/src/lib/paths.js';

const SOURCES = path.join(import.meta.dirname, '../../web/src');

/** Paths of all pages, as their sources declare them (web/scripts/pages-plugin.ts). */
const pages = new Set(
  fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.page.tsx'))
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join(SOURCES, file), 'utf8')
        .matchAll(/Page\(\w+, \{[^}]*?path: (\[[^\]]*\]|[^,]+),/g),
    ])
    .flatMap(([, declared = '']) => [...declared.matchAll(/paths\.(\w+)|'([^']+)'/g)])
    .map(([, name, text]) => text ?? paths[name as keyof typeof paths]), // a name that the web's types know
);

/** A notification may lead its buyer and its seller, a member and a company, to pages of their own. */
const VARIANTS: readonly NoticeFacts[] = [
  { search: 'type=1' },
  { search: 'type=1', is_desk: 1 },
  { search: 'type=1', is_company: 1 },
  { search: 'type=1', paid_kind: 'recharge' },
  { search: 'type=1', paid_kind: 'month_bill' },
  { search: 'type=1', moves: 'in' },
  { search: 'type=1', moves: 'out' },
  { search: 'type=1', moves: 'move' },
];

const ID = 7;

/** Every id that a link asks for. */
const withIds = (facts: NoticeFacts): NoticeFacts =>
  new Proxy(facts, {
    get: (known, name) => (String(name).endsWith('_id') ? ID : Reflect.get(known, name)),
  });

describe('notifications', () => {
  it('are found with their pages', () => {
    expect(pages.size).toBeGreaterThan(130);
    expect(pages.has(undefined as never)).toBe(false);
  });

  it.each(NOTICE_IDS)('%s leads to pages that exist', (notice) => {
    const { links, mail } = kindOf(notice);
    const targets = [...links, ...(mail ? [mail] : [])].flatMap((link) =>
      VARIANTS.flatMap((facts) => link(withIds(facts)) ?? []),
    );
    for (const target of targets) {
      const [address = ''] = target.path.split('?');
      expect(pages).toContain(address);
    }
  });
});
