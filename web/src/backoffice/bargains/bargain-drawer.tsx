import type { BargainDetail } from '@fovea/shared-types/order/bargain.dto';
import { bargain } from '@fovea/shared-types/order/bargain.record';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OfferThread } from '../../kit/bargain/offer-thread';
import { ButtonLink } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatDeadline, formatMoney, formatNumber } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { BargainAnswers } from './bargain-answers';
import { staffBargainQuery } from './bargain.queries';

const { shown } = bargain.declared;

/** A whole negotiation: the offers so far, and the merchant's answer where it is the merchant's turn. */
export function BargainDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useQuery(staffBargainQuery(id));
  return (
    <DetailDrawer title={localText(bargain.declared.many)} onClose={onClose} result={result}>
      {(found) => <Thread bargain={found} />}
    </DetailDrawer>
  );
}

function Thread({ bargain: found }: { bargain: BargainDetail }) {
  const { t } = useTranslation('bargain');
  const states = useDict('states:bargaining');
  const may = useMay();
  const { agreed, offered, countered } = BARGAIN_STATUS;
  const isOpen = [offered, countered, agreed].some((code) => code === found.status);
  return (
    <DetailView
      title={found.goods_name}
      state={<StatusPill tone={states.tone(found.status)}>{states.label(found.status)}</StatusPill>}
      summary={[
        { label: localText(shown.username.label), value: found.username },
        { label: localText(shown.price.label), value: formatMoney(found.price, found.currency) },
        { label: localText(shown.offer_price.label), value: formatMoney(found.offer_price, found.currency) },
        ...(isOpen
          ? [{ label: localText(shown.expired_at.label), value: formatDeadline(found.expired_at) }]
          : []),
      ]}
      actions={[
        (found.status === offered || found.status === agreed) && (
          <BargainAnswers key="answers" bargain={found} />
        ),
        found.order_id !== null && may('order:order:list') && (
          <ButtonLink key="order" to={to.managedOrder(found.order_id)} variant="default">
            {t('to_order')}
          </ButtonLink>
        ),
      ]}
    >
      <DetailCard title={t('thread')} isWide>
        <OfferThread bargain={found} reader="merchant" />
      </DetailCard>
      <DetailCard title={t('facts')}>
        <Facts
          facts={[
            { label: localText(shown.quantity.label), value: formatNumber(found.quantity) },
            { label: t('offer.remark'), value: found.remark },
            { label: localText(shown.created_at.label), value: formatDateTime(found.created_at) },
            ...(found.reason === null ? [] : [{ label: t('void_reason'), value: found.reason }]),
          ]}
        />
      </DetailCard>
    </DetailView>
  );
}
