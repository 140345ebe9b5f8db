import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { Quote } from '../../../kit/quote/quote';
import { useFaultFields } from './goods-subject';

/** Why goods were rejected, as a whole and field by field. Needs namespaces `publishing` and `approval`. */
export function Rejection({ goods: { audit_notes, submissions } }: { goods: AdminGoodsDetail }) {
  const { t } = useTranslation('approval');
  const fields = useFaultFields();
  const rejected = submissions.find(({ audit_status }) => audit_status === SUBMISSION_STATUS.rejected);
  const reasons = rejected?.field_reasons ?? {};
  const lines = fields.flatMap(({ name, label }) => {
    const reason = reasons[name];
    return reason === undefined ? [] : [t('history.field', { field: label, reason })];
  });
  return <Quote>{[audit_notes ?? '', ...lines].join('\n')}</Quote>;
}
