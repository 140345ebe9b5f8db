import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type { OrderQuote, QuoteOrder } from '@fovea/shared-types/order/checkout.dto';
import type { AdminOrderQuote } from '@fovea/shared-types/order/order-entry.dto';
import { errorText } from '../../i18n/texts.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { lessDeposit } from './less-deposit.js';
import type { Quote, QuotedOrder } from './quote.js';

/** @param balance what the buyer has to spend in this currency, in minor units */
export const toOrderQuote = (quote: Quote, balance: number, language: Language): OrderQuote => ({
  ...toQuoted(quote, language),
  address_id: quote.address?.id ?? null,
  deposit: toWire(quote.deposit, quote.currency),
  to_pay: toWire(lessDeposit({ total: totalOf(quote), deposit: quote.deposit }), quote.currency),
  balance: toWire(balance, quote.currency),
});

const totalOf = ({ orders }: Quote): number => orders.reduce((sum, { total }) => sum + total, 0);

/** What is the same for every caller. */
export function toQuoted(quote: Quote, language: Language): AdminOrderQuote {
  const { currency, orders } = quote;
  const wire = (amount: number): string => toWire(amount, currency);
  const sum = (of: (order: QuotedOrder) => number): string =>
    wire(orders.reduce((total, order) => total + of(order), 0));
  const isFreightKnown = orders.some(({ freight }) => freight !== null);
  return {
    orders: orders.map((order) => toQuoteOrder(order, wire, language)),
    goods_price: sum(({ goodsTotal }) => goodsTotal),
    freight: isFreightKnown ? sum(({ freight }) => freight ?? 0) : null,
    tax: sum(({ tax }) => tax),
    total_price: wire(totalOf(quote)),
    currency,
    delivery_type: quote.deliveryType,
    delivery_types: quote.deliveryTypes,
    pay_types: quote.payTypes,
    quote_id: quote.id,
  };
}

const toQuoteOrder = (
  { companyName, lines, goodsTotal, deliveryType, freight, crate, customs, tax, taxes, total }: QuotedOrder,
  wire: (amount: number) => string,
  language: Language,
): QuoteOrder => ({
  company_name: companyName,
  items: lines.map(({ goods, quantity, unitPrice, refusal }) => ({
    goods_id: goods.id,
    goods_name: goods.name,
    image: fileUrl(goods.image_key),
    quantity,
    unit_price: wire(unitPrice),
    stock: goods.stock,
    refusal: refusal && errorText(language, refusal.id, refusal.params),
  })),
  goods_price: wire(goodsTotal),
  delivery_type: deliveryType,
  freight: freight === null ? null : wire(freight),
  crate_price: wire(crate),
  export_price: wire(customs),
  tax: wire(tax),
  taxes: taxes.map((one) => ({ rate: one.rate, base: wire(one.base), tax: wire(one.tax) })),
  total_price: wire(total),
});
