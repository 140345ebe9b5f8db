import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';
import { dropKeptForm, readKeptForm } from './kept-form';

/** Offers what was typed here once and never reached the server. */
export function KeptNotice<Values>({ keptAs, onTake }: { keptAs: string; onTake: (values: Values) => void }) {
  const { t } = useTranslation('kit');
  const [kept, setKept] = useState(() => readKeptForm<Values>(keptAs));
  if (kept === null) return null;
  const close = (): void => {
    dropKeptForm(keptAs);
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
