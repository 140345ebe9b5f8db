import { thingOf } from '@fovea/shared-types/record/record';
import type { Tx } from '../../platform/database/database.js';
import type { EventName, OutboxEvent } from '../../platform/jobs/events.js';
import { OnEvent, type HandlerResult } from '../../platform/jobs/on-event.decorator.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { DOCUMENT_NOTICES, type DocumentNotices } from './document-notices.js';

type Moment = 'submitted' | 'decided';

/** The document's module declares both among the events. */
const eventOf = ({ document }: DocumentNotices, moment: Moment): EventName =>
  `${thingOf(document)}.${moment}` as EventName;

export function noticesOf(event: EventName): DocumentNotices {
  const found = DOCUMENT_NOTICES.find(({ document }) => event.startsWith(`${thingOf(document)}.`));
  invariant(found, `${event} is of a declared document`);
  return found;
}

/** Runs the method for this event of every declared document, as `@OnEvent` does for one event. */
export const OnDocuments =
  (moment: Moment) =>
  (
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<(event: OutboxEvent, tx: Tx) => HandlerResult>,
  ): void => {
    const what = moment === 'submitted' ? 'waits' : 'decided';
    for (const one of DOCUMENT_NOTICES) {
      const handler = one.handler ?? `notify-${thingOf(one.document)}`;
      OnEvent(eventOf(one, moment), `message.${handler}-${what}`)(target, key, method);
    }
  };

/** Runs the method for both events of every declared document, all that wait at once. */
export const OnMovedDocuments =
  (handler: string) =>
  <Method extends () => HandlerResult>(
    target: object,
    key: string | symbol,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    for (const one of DOCUMENT_NOTICES)
      for (const moment of ['submitted', 'decided'] as const)
        OnEvent(eventOf(one, moment), handler, { batch: true })(target, key, method);
  };
