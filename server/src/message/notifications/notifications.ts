import { auctionNotifications } from './auction.notifications.js';
import { contentNotifications } from './content.notifications.js';
import { financeNotifications } from './finance.notifications.js';
import { goodsNotifications } from './goods.notifications.js';
import { maintenanceNotifications } from './maintenance.notifications.js';
import { memberNotifications } from './member.notifications.js';
import type { NoticeFacts } from './notice-facts.js';
import type { MessageLink, NotificationKind } from './notification-kind.js';
import { orderNotifications } from './order.notifications.js';
import { platformNotifications } from './platform.notifications.js';
import { warehouseNotifications } from './warehouse.notifications.js';

const KINDS = {
  ...auctionNotifications,
  ...contentNotifications,
  ...financeNotifications,
  ...goodsNotifications,
  ...maintenanceNotifications,
  ...memberNotifications,
  ...orderNotifications,
  ...platformNotifications,
  ...warehouseNotifications,
} as const;

/** A kind of notification, as stored and as handlers name it. */
export type NoticeId = keyof typeof KINDS;

export const NOTICE_IDS = Object.keys(KINDS) as NoticeId[]; // its own keys

export const kindOf = (notice: NoticeId): NotificationKind => KINDS[notice];

/** What a message keeps of its cause; its text is made when it is read, in the reader's language. */
export interface NoticeParams extends NoticeFacts {
  notice: NoticeId;
}

/** The id of the document a message opens. */
export const documentIdOf = (params: NoticeParams): number | null => {
  const { about } = kindOf(params.notice);
  return about === null ? null : (params[about] ?? null);
};

export const linksOf = (params: NoticeParams): MessageLink[] =>
  kindOf(params.notice).links.flatMap((link) => link(params) ?? []);

/** The page that its mail links to; null where it is sent by no mail. */
export const mailLinkOf = (params: NoticeParams): string | null =>
  kindOf(params.notice).mail?.(params)?.path ?? null;
