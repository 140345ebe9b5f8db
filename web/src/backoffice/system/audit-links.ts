import { subjectOf, type AnyRecord } from '@fovea/shared-types/record/record';
import { records } from '@fovea/shared-types/records';
import { paths, to } from '../../lib/paths';

type Way = (opens: number) => string;

const opened =
  (path: string): Way =>
  (opens) =>
    `${path}?open=${opens}`;
/** A lot and what happened around it are seen in the shop, with the goods. */
const lot: Way = (opens) => to.goods(opens);

/** Where a thing of the audit log is seen, the first page that its reader may open. */
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  account: [opened('/memberList'), opened('/system/user')],
  session: [opened('/memberList'), opened('/system/user')],
  address: [opened('/memberList')],
  role: [opened('/system/role')],
  menu: [opened('/system/menu')],
  dept: [opened('/system/dept')],
  company: [opened('/business/manage')],
  feedback: [opened(paths.feedbackAdmin)],
  message_board: [opened(paths.messageBoard)],
  static_page: [opened('/content/staticPages')],
  auction: [lot],
  auction_bidder: [lot],
  auction_offer: [lot],
  auction_strike: [lot],
  category: [opened('/productRelated/classify')],
  goods: [(opens) => to.managedGoods(opens)],
  draft_product: [(opens) => to.editDraft(opens)],
};

const RECORD_WAYS: Readonly<Record<string, readonly Way[]>> = Object.fromEntries(
  records.flatMap((record: AnyRecord) => {
    const { menu } = record.declared;
    return menu === undefined ? [] : [[subjectOf(record), [opened(menu.path)]]];
  }),
);

/**
 * @param mayOpen  whether the reader's menu has a page
 * @returns null where nothing shows it, or nothing that the caller may open
 */
export function auditWay(
  subjectType: string,
  opens: number | null,
  mayOpen: (path: string) => boolean,
): string | null {
  if (opens === null) return null;
  const ways = WAYS[subjectType] ?? RECORD_WAYS[subjectType] ?? [];
  const found = ways
    .map((way) => way(opens))
    .find((target) => {
      const path = target.split('?')[0] ?? target;
      return path === paths.commodityDetail || mayOpen(path);
    });
  return found ?? null;
}
