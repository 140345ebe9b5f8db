import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { ProviderMessage } from './provider-message.js';

/** What is to be paid on a provider's page. */
export interface HostedPayment {
  paymentId: number;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** What the payer reads there. */
  title: string;
  language: Language;
  /** Where the payer returns to, as a path of our site: after paying, and on cancelling. */
  returnPath: string;
  cancelPath: string;
  /** Until when it can be begun, in seconds since 1970. */
  expiresAt: number;
}

export interface ProviderRefund {
  /** The id of our row: a repeated refund is made once. */
  refundId: number;
  ref: string;
  amount: number;
}

/** What one call to a provider may take in total: somebody in a browser waits for it. */
export const PROVIDER_MS = 8_000;

export const PROVIDER_NAMES = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** A third party that takes money for us on its own page and reports it by signed messages. */
export abstract class PaymentProvider {
  abstract readonly name: ProviderName;

  /**
   * The address of the page; for the same payment it is the same page.
   * @throws the provider's failure, within `PROVIDER_MS`
   */
  abstract open(payment: HostedPayment): Promise<string>;

  /**
   * @returns null for a kind of message that we do not act on
   * @throws SIGNATURE_INVALID
   */
  abstract verify(body: Buffer, headers: IncomingHttpHeaders): ProviderMessage | null;

  /** Refunds what was paid, or part of it. */
  abstract refund(refund: ProviderRefund): Promise<void>;
}
