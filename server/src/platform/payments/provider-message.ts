/** What a provider reported, its signature checked and its fields parsed. */
export type ProviderMessage = ProviderEvent | ProviderWait | UnplacedMessage;

/** How a payment ended. */
export interface ProviderEvent {
  kind: 'ended';
  /** Of the provider: the same message again has the same. */
  eventId: string;
  paymentId: number;
  isSuccess: boolean;
  /** Minor units that were taken, and their currency in capitals, which may be none that we keep accounts in. */
  amount: number;
  currency: string;
  /** The provider's reference of the charge: it identifies the money, and a refund names it. */
  ref: string;
}

/** A way of paying that takes days has begun; its result follows within that many hours. */
export interface ProviderWait {
  kind: 'waiting';
  eventId: string;
  paymentId: number;
  waitHours: number;
}

/** A signed message that belongs to no payment of ours, or that cannot be read: it is acknowledged and logged. */
export interface UnplacedMessage {
  kind: 'unplaced';
  /** Null where not even that can be read. */
  eventId: string | null;
  reason: string;
}

export const unplaced = (eventId: string | null, reason: string): UnplacedMessage => ({
  kind: 'unplaced',
  eventId,
  reason,
});

/** Longer than any way of paying takes. */
const WAIT_HOURS_MAX = 720;

/** The JSON object that a body contains, or null. */
export function objectIn(body: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    return asObject(JSON.parse(body.toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Null for what is no JSON object, an array among it. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>) // keys of an object are strings
    : null;

/** An identifier of a provider: printable ASCII of at most 255 characters, as its documentation promises. */
export const identifierOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value) ? value : null;

/** The id of a payment, as a number or in digits. */
export function paymentIdOf(value: unknown): number | null {
  if (typeof value === 'string') return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
  return isPositive(value) ? value : null;
}

/** An amount in minor units that is at least one. */
export const amountOf = (value: unknown): number | null => (isPositive(value) ? value : null);

/** A currency of ISO 4217, in capitals. */
export function currencyOf(value: unknown): string | null {
  const code = typeof value === 'string' ? value.toUpperCase() : '';
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

export const hoursOf = (value: unknown): number | null =>
  isPositive(value) && value <= WAIT_HOURS_MAX ? value : null;

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

interface EndedFields {
  eventId: string;
  paymentId: number;
  amount: unknown;
  currency: unknown;
  ref: unknown;
}

/** Money was taken: without its amount, currency and reference it cannot be placed. */
export function succeeded({
  eventId,
  paymentId,
  ...providerEvent
}: EndedFields): ProviderEvent | UnplacedMessage {
  const [amount, currency, ref] = [
    amountOf(providerEvent.amount),
    currencyOf(providerEvent.currency),
    identifierOf(providerEvent.ref),
  ];
  if (amount === null) return unplaced(eventId, 'no amount');
  if (currency === null) return unplaced(eventId, 'no currency');
  if (ref === null) return unplaced(eventId, 'no reference of the charge');
  return { kind: 'ended', eventId, paymentId, isSuccess: true, amount, currency, ref };
}

/** Nothing was taken: the money in the message is for the record alone. */
export const failed = ({ eventId, paymentId, ...providerEvent }: EndedFields): ProviderEvent => ({
  kind: 'ended',
  eventId,
  paymentId,
  isSuccess: false,
  amount: amountOf(providerEvent.amount) ?? 0,
  currency: currencyOf(providerEvent.currency) ?? '',
  ref: identifierOf(providerEvent.ref) ?? '',
});
