import type { BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../locales/bargain.json';
import { OfferThread } from './offer-thread';

const offers = [
  {
    seq: 1,
    is_buyer: true,
    price: '900',
    created_at: '2026-11-20T01:00:00Z',
    expired_at: '2026-11-22T01:00:00Z',
  },
  {
    seq: 2,
    is_buyer: false,
    price: '950',
    created_at: '2026-11-20T02:00:00Z',
    expired_at: '2026-11-22T02:00:00Z',
  },
];
// The part of a negotiation that its thread shows.
const bargain = { offers, currency: 'JPY', status: 10 } as unknown as BargainDetail;

it('calls nobody a customer of themselves: the own offer of a merchant is the shop’s', () => {
  render(<OfferThread bargain={bargain} reader="merchant" />);
  const [theirs, own] = screen.getAllByRole('listitem');
  expect(theirs).toHaveTextContent(texts.by_buyer.en);
  expect(own).toHaveTextContent(texts.by_us.en);
  expect(texts.by_us.ja).not.toBe(texts.by_you.ja);
  expect(texts.by_us.ja).not.toContain('お客様');
});
