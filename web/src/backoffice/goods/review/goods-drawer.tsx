import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView } from '../../../kit/detail-view/detail-view';
import { useLeaving } from '../../../kit/form/use-leaving';
import { useUnsavedWarning } from '../../../kit/form/use-unsaved-warning';
import { Quote } from '../../../kit/quote/quote';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatMoney, formatNumber } from '../../../lib/format';
import { useMay } from '../../../lib/permissions';
import { adminGoodsDetailQuery } from '../manage.queries';
import { APPROVAL_TONES, GOODS_TONES } from '../tones';
import { ComparedFields, GoodsFacts } from './compared-fields';
import { ComparedFiles } from './compared-files';
import { ReviewPart } from './review-part';
import { SubmissionHistory } from './submission-history';

interface GoodsDrawerProps {
  id: number;
  onClose: () => void;
  /** After a decision: the next one that waits. */
  onDecided: () => void;
  actions: (goods: AdminGoodsDetail) => ReactNode;
}

/** Goods with everything known of them; what waits for its review stands beside what the shop shows. */
export function GoodsDrawer({ id, onClose, onDecided, actions }: GoodsDrawerProps) {
  const { t } = useTranslation('publishing');
  const result = useQuery(adminGoodsDetailQuery(id));
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useLeaving(isDirty, onClose);
  useUnsavedWarning(isDirty);
  return (
    <>
      <DetailDrawer title={t('review.title')} onClose={close} result={result} width={1000}>
        {/* Other goods are another form: nothing written about one is sent for another. */}
        {(goods) => (
          <Goods
            key={goods.id}
            goods={goods}
            onDirty={setDirty}
            onDecided={onDecided}
            actions={actions(goods)}
          />
        )}
      </DetailDrawer>
      {question}
    </>
  );
}

function Goods({
  goods,
  onDirty,
  onDecided,
  actions,
}: {
  goods: AdminGoodsDetail;
  onDirty: (isDirty: boolean) => void;
  onDecided: () => void;
  actions: ReactNode;
}) {
  const { t } = useTranslation('publishing');
  const may = useMay();
  const states = useDict('states:goods');
  const approvals = useDict('states:goods_approval');
  const { pending, form, files } = goods;
  return (
    <DetailView
      title={goods.goods_name}
      state={
        <>
          <StatusPill tone={GOODS_TONES[goods.status] ?? 'neutral'}>{states.label(goods.status)}</StatusPill>
          {goods.audit_status !== null && (
            <StatusPill tone={APPROVAL_TONES[goods.audit_status] ?? 'neutral'}>
              {approvals.label(goods.audit_status)}
            </StatusPill>
          )}
        </>
      }
      summary={[
        { label: t('list.goods_sn'), value: goods.goods_sn },
        { label: t('field.price'), value: formatMoney(goods.price, goods.currency) },
        { label: t('field.quantity'), value: formatNumber(goods.quantity) },
        { label: t('list.company'), value: goods.company_name ?? '-' },
      ]}
      actions={actions}
    >
      {goods.audit_notes !== null && (
        <DetailCard title={t('notice.rejected')} isWide>
          <Quote>{goods.audit_notes}</Quote>
        </DetailCard>
      )}
      {pending?.published != null ? (
        <DetailCard title={t('review.waiting')} isWide>
          <ComparedFields published={pending.published} submitted={pending.form} />
        </DetailCard>
      ) : (
        <DetailCard title={t(pending === null ? 'review.content' : 'review.new')} isWide>
          <GoodsFacts form={pending?.form ?? form} />
        </DetailCard>
      )}
      <ComparedFiles published={pending?.published ?? null} submitted={pending?.form ?? form} files={files} />
      <DetailCard title={t('history.title')} isWide>
        <SubmissionHistory submissions={goods.submissions} />
      </DetailCard>
      {may('goods:goods:approve') && <ReviewPart {...{ goods, onDirty, onDecided }} />}
    </DetailView>
  );
}
