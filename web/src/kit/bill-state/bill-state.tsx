import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { StatusPill } from '../status-pill/status-pill';

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
