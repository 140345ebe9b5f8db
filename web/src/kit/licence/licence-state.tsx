import { licence } from '@fovea/shared-types/member/licence.record';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { useDict } from '../../lib/dicts';
import { localText } from '../../lib/local-text';
import { StatusPill, type StatusTone } from '../status-pill/status-pill';

/** Colours of states by code; the words come from the server's dictionaries. */
const LICENCE_TONES: Readonly<Record<string, StatusTone>> = {
  [LICENCE_STATUS.rejected]: 'danger',
  [LICENCE_STATUS.under_review]: 'warning',
  [LICENCE_STATUS.approved]: 'success',
  [LICENCE_STATUS.replaced]: 'neutral',
};
/** Of the days that a licence still holds. */
const VALIDITY_TONES: Readonly<Record<string, StatusTone>> = {
  0: 'danger',
  30: 'warning',
  90: 'info',
  1: 'success',
};

export function LicenceState({ status }: { status: number }) {
  const states = useDict('states:licence');
  return <StatusPill tone={LICENCE_TONES[status] ?? 'neutral'}>{states.label(status)}</StatusPill>;
}

export function LicenceValidity({ validity }: { validity: number }) {
  return (
    <StatusPill tone={VALIDITY_TONES[validity] ?? 'neutral'}>
      {localText(licence.declared.shown.validity.names?.[validity])}
    </StatusPill>
  );
}
