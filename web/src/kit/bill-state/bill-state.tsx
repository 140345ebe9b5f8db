import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { StatusPill } from '../status-pill/status-pill';

/** A bill whose month runs is none yet, and one that came to nothing was never sent. */
export const isBilled = ({ status, is_written_off }: { status: number; is_written_off: boolean }): boolean =>
  (status !== MONTH_BILL_STATUS.open && status !== MONTH_BILL_STATUS.void) || is_written_off;

/**
 * The state of a monthly bill; one that was written off is void like one of nothing, with a text of its own.
 */
export function BillState({ status, isWrittenOff }: { status: number; isWrittenOff: boolean }) {
  const { t } = useTranslation('month_bills');
  const states = useDict('states:monthly_bill');
  return isWrittenOff ? (
    <StatusPill tone="danger">{t('written_off')}</StatusPill>
  ) : (
    <StatusPill tone={states.tone(status)}>{states.label(status)}</StatusPill>
  );
}
