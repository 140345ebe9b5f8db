import { IconCloudCheck, IconCloudOff, IconCloudUpload, IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format';
import type { AutosaveState } from './autosave';
import classes from './publish.module.css';

/** Where what was typed is by now. */
export function AutosaveNote({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('publishing');
  const { icon: Icon, text } = noteOf(state);
  return (
    <p className={classes.note} role="status" data-state={state.kind}>
      {Icon !== null && <Icon size={18} aria-hidden />}
      {text}
    </p>
  );

  function noteOf(now: AutosaveState) {
    switch (now.kind) {
      case 'clean':
        return { icon: null, text: '' };
      case 'pending':
        return { icon: IconCloudUpload, text: t('autosave.pending') };
      case 'saved':
        return {
          icon: IconCloudCheck,
          text: t('autosave.saved', { at: formatTime(new Date(now.at).toISOString()) }),
        };
      case 'offline':
        return { icon: IconCloudOff, text: t('autosave.offline') };
      case 'stale':
        return { icon: IconAlertTriangle, text: t('autosave.stale') };
      case 'refused':
        return { icon: IconAlertTriangle, text: t('autosave.refused', { reason: now.message }) };
    }
  }
}
