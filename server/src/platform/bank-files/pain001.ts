import { toWire } from '@fovea/shared-types/money';
import type { Payout, PayoutOrder } from './payout-order.js';

const NAME_MAX = 140;

/** Text of an element, without what XML does not hold. */
const taken = (text: string, max: number): string =>
  [...text.normalize('NFKC').replace(/\p{C}/gu, ' ')]
    .slice(0, max)
    .join('')
    .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const tag = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;

const IBAN = /^[A-Z]{2}\d{2}/;
const account = (number: string): string =>
  tag('Id', IBAN.test(number) ? tag('IBAN', number) : tag('Othr', tag('Id', taken(number, 34))));
const agent = (bic: string): string => tag('FinInstnId', tag('BICFI', bic));

/** A file of payments of ISO 20022 (pain.001.001.09), as banks outside Japan and China accept it. */
export function pain001({ sn, day, madeAt, currency, sender, payouts }: PayoutOrder): Buffer {
  const total = toWire(
    payouts.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  );
  const counted = tag('NbOfTxs', String(payouts.length)) + tag('CtrlSum', total);
  const name = tag('Nm', taken(sender.name, NAME_MAX));
  const head = tag(
    'GrpHdr',
    tag('MsgId', sn) + tag('CreDtTm', madeAt.toISOString()) + counted + tag('InitgPty', name),
  );
  const paid = tag(
    'PmtInf',
    tag('PmtInfId', sn) +
      tag('PmtMtd', 'TRF') +
      counted +
      tag('ReqdExctnDt', tag('Dt', day)) +
      tag('Dbtr', name) +
      tag('DbtrAcct', account(sender.accountNo)) +
      tag('DbtrAgt', agent(sender.bankCode)) +
      payouts.map((payout) => payment(payout, currency)).join(''),
  );
  const document = tag(
    'Document',
    tag('CstmrCdtTrfInitn', head + paid),
    ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"',
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`);
}

function payment(payout: Payout, currency: PayoutOrder['currency']): string {
  return tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('InstrId', payout.reference) + tag('EndToEndId', payout.reference)) +
      tag('Amt', tag('InstdAmt', toWire(payout.amount, currency), ` Ccy="${currency}"`)) +
      tag('CdtrAgt', agent(payout.bankCode)) +
      tag('Cdtr', tag('Nm', taken(payout.payee, NAME_MAX)) + tag('PstlAdr', tag('Ctry', payout.country))) +
      tag('CdtrAcct', account(payout.accountNo)) +
      tag('RmtInf', tag('Ustrd', payout.reference)),
  );
}
