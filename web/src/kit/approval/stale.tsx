import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { FormAlert } from '../form/form-alert';
import { Quote } from '../quote/quote';
import classes from './approval.module.css';
import { type Draft, type FaultField, writtenFaults, type SentDocument } from './approval-subject';

interface StaleProps {
  /** The document that was read, as it is now. */
  document: SentDocument | undefined;
  /** Something else waits in its place: the form below carries what was written on. */
  isReplaced: boolean;
  draft: Draft;
  fields: readonly FaultField[];
}

/** Somebody was faster: who and when, and what of one's own was not sent. */
export function Stale({ document, isReplaced, draft, fields }: StaleProps) {
  const { t } = useTranslation('approval');
  const faults = writtenFaults(draft);
  const names = [
    draft.notes.trim(),
    ...fields.flatMap(({ name, label }) =>
      faults[name] === undefined ? [] : [t('history.field', { field: label, reason: faults[name] })],
    ),
  ].filter((line) => line !== '');
  const reason = (): string => {
    if (isReplaced) return t('other_newer');
    const verdict = document?.verdict;
    if (document?.decidedBy == null || (verdict !== 'approved' && verdict !== 'rejected'))
      return t('other_taken_back');
    return t(`other_${verdict}`, { name: document.decidedBy, at: formatDateTime(document.decidedAt) });
  };
  return (
    <>
      <FormAlert>{reason()}</FormAlert>
      {!isReplaced && names.length > 0 && (
        <>
          <p className={classes.note}>{t('not_sent')}</p>
          <Quote>{names.join('\n')}</Quote>
        </>
      )}
    </>
  );
}
