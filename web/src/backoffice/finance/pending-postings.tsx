import { ACCOUNT_KIND_NAMES } from '@fovea/shared-types/finance/account-kind-names';
import type { PendingPosting } from '@fovea/shared-types/platform/approval.dto';
import { fromWire, toWire } from '@fovea/shared-types/money';
import type { Translations } from '@fovea/shared-types/record/translations';
import { useTranslation } from 'react-i18next';
import { ChangeLines } from '../../kit/approval/change-lines';
import { formatPlainMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';

type Currency = PendingPosting['currency'];

const NAMES: Readonly<Record<string, Translations>> = ACCOUNT_KIND_NAMES;
const nameOf = (kind: string): string => (NAMES[kind] === undefined ? kind : localText(NAMES[kind]));

/** The side of an amount: what is credited is positive in the ledger. */
const sideOf = (text: string, currency: Currency): 'debit' | 'credit' | null => {
  const minor = fromWire(text, currency);
  return minor === 0 ? null : minor < 0 ? 'debit' : 'credit';
};

/** The accounts that an approval posts to, with their balances before and after. */
export function PendingPostings({ postings }: { postings: readonly PendingPosting[] }) {
  const { t } = useTranslation('approval');
  const sided = (text: string, currency: Currency): string => {
    const side = sideOf(text, currency);
    // Its line names the currency.
    const amount = formatPlainMoney(toWire(Math.abs(fromWire(text, currency)), currency));
    return side === null ? amount : t(`changes.${side}`, { amount });
  };
  return (
    <ChangeLines
      lines={postings.map(({ kind, owner_name, currency, change, before, after }) => ({
        name: [nameOf(kind), owner_name, currency].filter((part) => part !== null).join(' · '),
        change: sided(change, currency),
        before: sided(before, currency),
        after: sided(after, currency),
      }))}
    />
  );
}
