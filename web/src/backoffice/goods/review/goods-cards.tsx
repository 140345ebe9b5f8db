import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatMoney, formatNumber } from '../../../lib/format';
import { APPROVAL_TONES, GOODS_TONES } from '../tones';
import { ComparedFields, GoodsFacts } from './compared-fields';
import { ComparedFiles } from './compared-files';

interface GoodsProps {
  goods: AdminGoodsDetail;
}

/** The states of goods and of their review. */
export function GoodsPills({ goods }: GoodsProps) {
  const states = useDict('states:goods');
  const approvals = useDict('states:goods_approval');
  return (
    <>
      <StatusPill tone={GOODS_TONES[goods.status] ?? 'neutral'}>{states.label(goods.status)}</StatusPill>
      {/* Under review for the first time is shown once. */}
      {goods.audit_status !== null && goods.status !== GOODS_STATUS.under_review && (
        <StatusPill tone={APPROVAL_TONES[goods.audit_status] ?? 'neutral'}>
          {approvals.label(goods.audit_status)}
        </StatusPill>
      )}
    </>
  );
}

/** The figures that decide. */
export function useGoodsSummary(): (goods: AdminGoodsDetail) => Array<{ label: string; value: string }> {
  const { t } = useTranslation('publishing');
  return (goods) => [
    { label: t('list.goods_sn'), value: goods.goods_sn },
    { label: t('field.price'), value: formatMoney(goods.price, goods.currency) },
    { label: t('field.quantity'), value: formatNumber(goods.quantity) },
    ...(goods.stock === null
      ? []
      : [{ label: t('field.stock'), value: t('value.stock', { ...goods.stock }) }]),
    { label: t('list.company'), value: goods.company_name ?? '-' },
  ];
}

/** The fields of goods; the pending version beside the listed one. */
export function GoodsText({ goods: { pending, form } }: GoodsProps) {
  const { t } = useTranslation('publishing');
  return pending?.published != null ? (
    <DetailCard title={t('review.waiting')} isWide>
      <ComparedFields published={pending.published} submitted={pending.form} />
    </DetailCard>
  ) : (
    <DetailCard title={t(pending === null ? 'review.content' : 'review.new')} isWide>
      <GoodsFacts form={pending?.form ?? form} />
    </DetailCard>
  );
}

export function GoodsFiles({ goods: { pending, form, files } }: GoodsProps) {
  return (
    <ComparedFiles published={pending?.published ?? null} submitted={pending?.form ?? form} files={files} />
  );
}
