import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox.provider.js';
import { StripeProvider } from './stripe.provider.js';

/** Where providers report payments. */
export const CALLBACK_PATH = '/payments/payment-callback';

/** The configured payment provider; there may be none. */
@Injectable()
export class PaymentProviders {
  readonly current: PaymentProvider | null;
  readonly sandbox: SandboxProvider | null;

  constructor(@Inject(ENV) env: Env) {
    this.sandbox = env.paymentProvider === 'sandbox' ? new SandboxProvider(keyOf(env.jwtSecret)) : null;
    this.current = this.sandbox ?? stripeOf(env);
  }
}

/** A key of its own for this signature, from which the other one cannot be derived. */
const keyOf = (secret: string): string =>
  createHmac('sha256', secret).update('payment sandbox').digest('hex');

function stripeOf(env: Env): StripeProvider | null {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, publicUrl } = env;
  if (env.paymentProvider !== 'stripe' || secretKey === undefined || webhookSecret === undefined) return null;
  return new StripeProvider({ secretKey, webhookSecret, publicUrl, apiUrl: env.stripeApiUrl });
}
