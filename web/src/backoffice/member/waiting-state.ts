import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Waiting } from '../record/use-record-list';

/** Of what is submitted: what waits is listed until a state is chosen, the longest waiting first. @param state always the same */
export function useWaitingState(request: Waiting['request']): Waiting {
  const { t } = useTranslation('member');
  const label = t('audit.pending_first');
  return useMemo(() => ({ request, sort: 'submitted_at', label, untilChosen: true }), [request, label]);
}
