import { auditExchange } from '@fovea/shared-types/finance/exchange.calls';
import type { ExchangeDetail } from '@fovea/shared-types/finance/exchange.dto';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { decideMoney } from '../../kit/approval/decide-money';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { exchangeQuery, withdrawExchange, useExchangesChanged } from './exchange.queries';
import { RequestedReview, RequestFacts } from './requested-review';

/** One exchange: what for what, who asked and who decided, and its entry in the journal. */
export function ExchangeReview(open: OpenDocument) {
  const { t } = useTranslation('exchange');
  const { id } = open;
  const changed = useExchangesChanged();
  const result = useQuery(exchangeQuery(id));
  return (
    <RequestedReview
      {...open}
      title={localText(exchange.declared.many)}
      result={result}
      permission="finance:exchange"
      dict="states:exchange"
      parts={(shown) => ({
        facts: <Terms shown={shown} />,
        pictures: (
          <RequestFacts
            shown={shown}
            first={[{ label: t('field.owner'), value: shown.owner_name ?? t('detail.house') }]}
          />
        ),
        consequences: { approve: t('review.approve'), reject: t('review.reject') },
      })}
      decide={(decision) => decideMoney(auditExchange, id, decision)}
      withdraw={() => withdrawExchange(id)}
      changed={changed}
    />
  );
}

function Terms({ shown }: { shown: ExchangeDetail }) {
  const { t } = useTranslation('exchange');
  const { sold_currency: sold, bought_currency: bought } = shown;
  const facts = [
    { label: t('field.sold_short'), value: formatMoney(shown.sold, sold) },
    { label: t('field.rate'), value: `1 ${sold} = ${shown.rate} ${bought}` },
    { label: t('field.bought_short'), value: formatMoney(shown.bought, bought) },
  ];
  return (
    <DetailCard title={t('detail.terms')}>
      <Facts
        facts={
          shown.balance === null
            ? [...facts, { label: t('field.bank_fee'), value: formatMoney(shown.fee, sold) }]
            : [...facts, { label: t('field.balance'), value: formatMoney(shown.balance, sold) }]
        }
      />
    </DetailCard>
  );
}
