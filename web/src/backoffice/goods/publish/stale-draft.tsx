import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { isCallFailure } from '../../../lib/api-client';
import { formatDateTime, formatList } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import type { Autosave } from './autosave';
import { differingFields } from './differing-fields';
import { Notice } from '../../../kit/notice/notice';
import { stemOf } from './publish-rules';
import { type PublishValues, publishValues } from './publish-values';
import { draftDetailQuery, readDraft } from './publishing.queries';

interface StaleDraftProps {
  id: number;
  /** What is typed here. */
  values: PublishValues;
  autosave: Autosave<PublishValues>;
  onTheirs: (values: PublishValues) => void;
}

/**
 * Another window or a colleague saved the same draft: a person chooses one of the two, with the time of the
 * other and their differences shown.
 */
export function StaleDraft({ id, values, autosave, onTheirs }: StaleDraftProps) {
  const { t } = useTranslation('publishing');
  const [isBusy, setBusy] = useState(false);
  const { data: other } = useQuery({ ...draftDetailQuery(id), queryKey: ['stale-draft', id] });
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
  const fields = other === undefined ? [] : differingFields(values, other.form);
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button size="sm" variant="default" loading={isBusy} onClick={() => void decide(false)}>
            {t('stale.theirs')}
          </Button>
          <Button size="sm" variant="default" loading={isBusy} onClick={() => void decide(true)}>
            {t('stale.mine')}
          </Button>
        </>
      }
    >
      {other === undefined ? t('stale.text') : t('stale.text_at', { at: formatDateTime(other.updated_at) })}
      {fields.length > 0 && (
        <>
          {' '}
          {t('stale.differs', {
            fields: formatList([...new Set(fields.map((field) => t(`field.${stemOf(field)}`)))]),
          })}
        </>
      )}
    </Notice>
  );
}
