import type { Language } from '@fovea/shared-types/language';
import type { MessagePlace } from '@fovea/shared-types/message/message-places';
import type { MessageType } from '@fovea/shared-types/message/message.dto';
import type { NoticeText } from '../../i18n/notice-text.js';
import type { NoticeFacts } from './notice-facts.js';

/** A page of the web client that a message leads to. */
export interface MessageLink {
  place: MessagePlace;
  path: string;
}

/** The page for what a message is about; null where this message has none. */
export type LinkOf = (facts: NoticeFacts) => MessageLink | null;

type DocumentId = Extract<keyof NoticeFacts, `${string}_id`>;

/** Everything about one kind of notification except its event and its recipients, which its handler decides. */
export interface NotificationKind extends Readonly<Record<Language, NoticeText>> {
  /** `data_type` on the wire. */
  readonly type: MessageType;
  /** Which of its facts is `data_id` on the wire. */
  readonly about: DocumentId | null;
  /** Pages that the message opens, the most important first. */
  readonly links: readonly LinkOf[];
  /** Too important to be seen only on the next visit: sent by mail as well, with this page. */
  readonly mail?: LinkOf;
}

export type NotificationKinds = Readonly<Record<string, NotificationKind>>;
