import type { Call } from '@fovea/shared-types/call';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import type { Person } from './api.js';

/** Makes a call that must not be refused, here or from a process of its own. */
export type Caller = <Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  as: Person,
) => Promise<Response>;

/** An order at the price that was just quoted. */
export async function ordered(ask: Caller, as: Person, request: OrderQuoteRequest): Promise<number> {
  const { quote_id } = await ask(orderQuote, request, as);
  return (await ask(addOrder, { ...request, pay_type: PAY_TYPE.balance, quote_id }, as)).id;
}

/** Starts its payment on the provider's page. @returns the payment */
export async function startedOnline(ask: Caller, as: Person, orderId: number): Promise<number> {
  const { payment_id } = await ask(payOrder, { id: orderId, pay_type: PAY_TYPE.online }, as);
  if (payment_id === null) throw new Error('an online payer has a payment');
  return payment_id;
}
