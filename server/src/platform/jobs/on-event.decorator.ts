import 'reflect-metadata';
import type { Tx } from '../database/database.js';
import type { EventName, OutboxEvent } from './events.js';

/**
 * What a handler may return: run once its transaction is committed (a push, a wake-up). Its failure is only
 * logged.
 */
export type AfterCommit = () => void | Promise<void>;
export type HandlerResult = Promise<AfterCommit | void>;

type OneAtATime<Name extends EventName> = (event: OutboxEvent<Name>, tx: Tx) => HandlerResult;
type AllAtOnce<Name extends EventName> = (events: OutboxEvent<Name>[], tx: Tx) => HandlerResult;

/** One subscription of a method, as the dispatcher reads it. */
export interface EventSubscription {
  event: EventName;
  /** Names the effect for ever: with the event's id it is the key that lets it happen once. */
  handler: string;
  isBatch: boolean;
}

export const EVENT_SUBSCRIPTIONS = Symbol('event subscriptions');

/**
 * Runs the method for every `event`, in one transaction with the note that it did, so that a repeat does nothing.
 * Deliveries are at least once and in no promised order; a failing handler is tried again with growing pauses.
 * With `batch: true` it gets all waiting events of that name at once, oldest first, in one transaction; when that
 * fails, each event comes again alone, so that one bad event does not hold up the rest.
 * @param handler `<module>.<what it does>`, unique per event and never renamed
 */
export function OnEvent<Name extends EventName>(
  event: Name,
  handler: string,
): <Method extends OneAtATime<Name>>(
  target: object,
  key: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;
export function OnEvent<Name extends EventName>(
  event: Name,
  handler: string,
  options: { batch: true },
): <Method extends AllAtOnce<Name>>(
  target: object,
  key: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;
export function OnEvent(event: EventName, handler: string, options?: { batch: true }) {
  return (_target: object, _key: string | symbol, descriptor: PropertyDescriptor): void => {
    const method: unknown = descriptor.value;
    if (typeof method !== 'function') throw new Error(`@OnEvent(${event}) is on something that is no method`);
    const subscription: EventSubscription = { event, handler, isBatch: options?.batch === true };
    Reflect.defineMetadata(EVENT_SUBSCRIPTIONS, [...subscriptionsOf(method), subscription], method);
  };
}

export function subscriptionsOf(method: object): readonly EventSubscription[] {
  // Only the decorator above writes under this symbol.
  return (Reflect.getMetadata(EVENT_SUBSCRIPTIONS, method) as EventSubscription[] | undefined) ?? [];
}
