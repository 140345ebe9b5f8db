import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { isCallFailure } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import type { Autosave } from './autosave';
import { Notice } from './notice';
import { type PublishValues, publishValues } from './publish-values';
import { readDraft } from './publishing.queries';

interface DraftConflictProps {
  id: number;
  autosave: Autosave<PublishValues>;
  onTheirs: (values: PublishValues) => void;
}

/** Another window or a colleague saved the same draft: one of the two stays, and a person says which. */
export function DraftConflict({ id, autosave, onTheirs }: DraftConflictProps) {
  const { t } = useTranslation('publishing');
  const [isBusy, setBusy] = useState(false);
  const decide = async (isMine: boolean): Promise<void> => {
    setBusy(true);
    try {
      const theirs = await readDraft(id);
      if (!isMine) onTheirs(publishValues(theirs.form, theirs.files));
      autosave.resume(theirs, isMine);
    } catch (error) {
      if (!isCallFailure(error) || !(error instanceof Error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button size="sm" variant="default" loading={isBusy} onClick={() => void decide(false)}>
            {t('conflict.theirs')}
          </Button>
          <Button size="sm" variant="default" loading={isBusy} onClick={() => void decide(true)}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {t('conflict.text')}
    </Notice>
  );
}
