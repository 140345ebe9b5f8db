import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';

/** What is to be paid on a provider's page. */
export interface HostedPayment {
  paymentId: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** What the payer reads there. */
  title: string;
  language: Language;
  /** Where he comes back to, as a path of our site: once he has paid, and if he turns away. */
  returnPath: string;
  cancelPath: string;
  /** Until when it can be begun, in seconds since 1970. */
  expiresAt: number;
}

/** What a provider tells of a payment, its signature checked. */
export interface ProviderEvent {
  /** Of the provider: the same message again has the same. */
  eventId: string;
  paymentId: number;
  isSuccess: boolean;
  /** Minor units that were taken, in the currency as the provider names it, in capitals. */
  amount: number;
  currency: string;
  /** By what it is given back. */
  ref: string;
}

/** What a provider tells of a way of paying that takes days: it is begun, and whether it was paid is told within them. */
export interface ProviderWait {
  paymentId: number;
  waitHours: number;
}

export interface ProviderRefund {
  /** Of our row: the same refund asked again is made once. */
  refundId: number;
  ref: string;
  amount: number;
}

export const PROVIDER_NAMES = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Somebody who takes money for us on a page of his own and tells us of it by signed messages. */
export abstract class PaymentProvider {
  abstract readonly name: ProviderName;

  /** The address of the page; asked again for the same payment it is the same page. */
  abstract open(payment: HostedPayment): Promise<string>;

  /**
   * @returns null for a message that is none of ours to act on
   * @throws SIGNATURE_INVALID
   */
  abstract verify(body: Buffer, headers: IncomingHttpHeaders): ProviderEvent | ProviderWait | null;

  /** Gives back what was paid, or part of it. */
  abstract refund(refund: ProviderRefund): Promise<void>;
}
