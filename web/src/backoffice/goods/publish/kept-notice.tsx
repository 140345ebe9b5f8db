import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { formatDateTime } from '../../../lib/format';
import { useAccess } from '../../layout/access/access-context';
import { dropKeptForm, readKeptForm } from './kept-form';
import { Notice } from './notice';
import type { PublishValues } from './publish-values';

/** Offers what was typed here once and never reached the server. */
export function KeptNotice({ keptAs, onTake }: { keptAs: string; onTake: (values: PublishValues) => void }) {
  const { t } = useTranslation('publishing');
  const { user } = useAccess();
  const [kept, setKept] = useState(() => readKeptForm(user.id, keptAs));
  if (kept === null) return null;
  const close = (): void => {
    dropKeptForm(user.id, keptAs);
    setKept(null);
  };
  return (
    <Notice
      actions={
        <>
          <Button size="sm" variant="default" onClick={close}>
            {t('kept.discard')}
          </Button>
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              onTake(kept.values);
              close();
            }}
          >
            {t('kept.take')}
          </Button>
        </>
      }
    >
      {t('kept.text', { at: formatDateTime(kept.at) })}
    </Notice>
  );
}
