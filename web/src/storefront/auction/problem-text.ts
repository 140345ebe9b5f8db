import type { ErrorId } from '@fovea/shared-types/error-ids';
import { useTranslation } from 'react-i18next';
import type { BidProblem } from './use-bid';

/** Refusals of a bid that have words of their own here, with the next step; the rest speak with the server's words. */
const OWN_TEXTS = [
  'BID_TOO_LOW',
  'MAXIMUM_NOT_RAISED',
  'AMOUNT_INVALID',
  'AUCTION_NOT_STARTED',
  'AUCTION_ENDED',
  'BID_OWN_GOODS',
  'BIDDER_BARRED',
  'DEPOSIT_REQUIRED',
  'NOT_ADMITTED',
  'NO_CHANCES_LEFT',
  'STATE_CONFLICT',
  'BUSY',
  'RATE_LIMITED',
  'INSUFFICIENT_BALANCE',
  'NO_ANSWER',
] as const;
type OwnText = (typeof OWN_TEXTS)[number];

const ownTextOf = (error: ErrorId | 'NO_ANSWER'): OwnText | undefined =>
  OWN_TEXTS.find((known) => known === error);

/** @returns the words for a problem; `amount` is what the field holds now, ready to read */
export function useProblemText(): (problem: BidProblem, amount: string) => string {
  const { t } = useTranslation('auction');
  return (problem, amount) => {
    const known = ownTextOf(problem.error);
    if (known !== undefined) return t(`refused.${known}`, { amount });
    return problem.message === '' ? t('refused.other') : problem.message;
  };
}
