import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import type { AdminGoodsDetail, GoodsSubmission } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { IconEye } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { useLeaving } from '../../../kit/form/use-leaving';
import { Rejection } from '../review/rejection';
import { useSaving } from '../../../kit/form/use-saving';
import { useSavedState } from '../../../kit/form/use-saved-state';
import { useUnsavedWarning } from '../../../kit/form/use-unsaved-warning';
import { formatDateTime } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { useAccess } from '../../layout/access/access-context';
import { dropKeptForm, keepForm } from '../../../kit/form/kept-form';
import { KeptNotice } from '../../../kit/form/kept-notice';
import { Notice } from '../../../kit/notice/notice';
import { openPreview } from './preview';
import { PublishFrame } from './publish-frame';
import { goodsForm, type PublishValues, publishValues } from './publish-values';
import { goodsFormQuery, saveGoods, submitForReview, useGoodsChanged } from './publishing.queries';
import { usePublishForm } from './use-publish-form';

interface ListedFormProps {
  goods: AdminGoodsDetail;
  params: GoodsParams;
  onClose: () => void;
}

/** What the form is filled with: a change that waits is gone on with. */
const savedStateOf = ({ form, pending, files, version }: AdminGoodsDetail) => ({
  values: publishValues(pending?.form ?? form, files),
  version,
});

/** Goods that exist: a change of what is listed waits for its review while the shop shows the old state. */
export function ListedForm({ goods: detail, params, onClose }: ListedFormProps) {
  const { t } = useTranslation('publishing');
  const { user } = useAccess();
  const changed = useGoodsChanged();
  const queries = useQueryClient();
  const keptAs = `publish.${user.id}.goods-${detail.id}`;
  const before = detail.pending?.form ?? detail.form;
  const [initial] = useState(() => savedStateOf(detail));
  const { form, goods, language, setLanguage, isFreightUnconfirmed, asking } = usePublishForm(
    initial.values,
    before,
  );
  const [other, setOther] = useState<GoodsSubmission | null>(null);
  const isSubmitted = useRef(false);
  /** The result of the last call: null where no review is needed. */
  const auditStatus = useRef<number | null>(null);
  const { save } = useSavedState<PublishValues, unknown>({
    form,
    initial,
    read: async () => {
      const fresh = await queries.fetchQuery(goodsFormQuery(detail.id));
      const [newest] = fresh.submissions;
      setOther(newest === undefined || newest.id === detail.submissions[0]?.id ? null : newest);
      return savedStateOf(fresh);
    },
    send: async (values, { version }) => {
      const { freight_confirmed } = values;
      const changes = goodsForm(values, before);
      const answer = await asking(() => saveGoods({ id: detail.id, ...changes, freight_confirmed, version }));
      auditStatus.current = answer.audit_status;
    },
  });
  const saving = useSaving({
    form,
    save: async (values) => {
      await save(values);
      if (isSubmitted.current) auditStatus.current = (await submitForReview(detail.id)).audit_status;
    },
    onSaved: async () => {
      dropKeptForm(keptAs);
      toast.success(t(auditStatus.current === null ? 'form.saved' : 'form.sent'));
      await changed();
      onClose();
    },
  });
  useUnsavedWarning(form.isDirty);
  const { close, question } = useLeaving(form.isDirty, onClose);
  useKeepOnLeaving(form.isDirty ? form.values : null, (values) => keepForm(keptAs, values));
  const isListed = detail.status === GOODS_STATUS.listed;
  return (
    <>
      <PublishFrame
        {...{ form, saving, params, goods, language, setLanguage, isFreightUnconfirmed }}
        notices={
          <>
            <KeptNotice<PublishValues>
              keptAs={keptAs}
              onTake={(values) => form.rebase(initial.values, values)}
            />
            {other !== null && (
              <Notice tone="warning">
                {t('stale.submitted', { name: other.submitted_by, at: formatDateTime(other.created_at) })}
              </Notice>
            )}
            {detail.is_in_auction && <Notice tone="warning">{t('notice.in_auction')}</Notice>}
            {isListed && !detail.is_in_auction && <Notice>{t('notice.listed')}</Notice>}
            {detail.pending !== null && <Notice>{t('notice.pending')}</Notice>}
            {detail.audit_notes !== null && (
              <Notice tone="warning">
                {t('notice.rejected')}
                <Rejection goods={detail} />
              </Notice>
            )}
          </>
        }
        actions={(isSending) => (
          <>
            <Button variant="default" onClick={close}>
              {t('action.back')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => openPreview(form.values, params)}
            >
              {t('action.preview')}
            </Button>
            {!detail.is_in_auction && (
              <>
                {!isListed && (
                  <Button
                    type="submit"
                    variant="default"
                    loading={saving.isPending || isSending}
                    onClick={() => (isSubmitted.current = false)}
                  >
                    {t('action.save')}
                  </Button>
                )}
                <Button
                  type="submit"
                  loading={saving.isPending || isSending}
                  onClick={() => (isSubmitted.current = !isListed)}
                >
                  {t(isListed ? 'action.save_change' : 'action.save_and_submit')}
                </Button>
              </>
            )}
          </>
        )}
      />
      {question}
    </>
  );
}

/**
 * Unsaved input outlives the page, which another address under the same path replaces without confirmation.
 */
function useKeepOnLeaving(unsaved: PublishValues | null, keep: (values: PublishValues) => void): void {
  const latest = useRef({ unsaved, keep });
  useEffect(() => {
    latest.current = { unsaved, keep };
  });
  useEffect(
    () => () => {
      const { unsaved: values, keep: keepThem } = latest.current;
      if (values !== null) keepThem(values);
    },
    [],
  );
}
