import '../form/form-styles';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { NOTES_MAX } from '@fovea/shared-types/platform/notes';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { FormAlert } from '../form/form-alert';
import type { ApprovalDetailProps } from './approval-detail';
import classes from './approval.module.css';
import {
  type ApprovalSubject,
  type FaultField,
  EMPTY_DRAFT,
  pendingOf,
  writtenFaults,
  type SentDocument,
} from './approval-subject';
import { FieldChooser, FieldFaults } from './field-faults';
import { Stale } from './stale';
import { useQueueKeys } from './use-queue-keys';

type Parts = 'draft' | 'setDraft' | 'consequences' | 'decide' | 'onChanged' | 'onDecided';

interface DecisionProps extends Pick<ApprovalDetailProps, Parts> {
  subject: ApprovalSubject;
  fields: readonly FaultField[];
  /** Other buttons of the document. */
  children: ReactNode;
}

/**
 * The decision on a pending document. When somebody else decides it, or another version is submitted while it
 * is read, that is shown, and what was written stays on screen.
 */
export function Decision({ children, ...rest }: DecisionProps) {
  const { t } = useTranslation('approval');
  const { subject, draft, fields } = rest;
  const pending = pendingOf(subject);
  const [readId, setReadId] = useState(pending?.id ?? null);
  if (readId === null && pending !== undefined) setReadId(pending.id);
  return (
    <div className={classes.decision}>
      {readId !== null && readId !== pending?.id && (
        <Stale
          document={subject.documents.find(({ id }) => id === readId)}
          isReplaced={pending !== undefined}
          draft={draft}
          fields={fields}
        />
      )}
      {pending === undefined ? (
        children
      ) : subject.ownText !== null ? (
        <>
          <p>{subject.ownText}</p>
          {children}
        </>
      ) : subject.firstDecision?.is_own === true ? (
        <>
          <p>{t('first_own', { at: formatDateTime(subject.firstDecision.decided_at) })}</p>
          {children}
        </>
      ) : (
        <DecisionForm key={pending.id} {...rest} pending={pending}>
          {children}
        </DecisionForm>
      )}
    </div>
  );
}

/** Notes, faults of fields, and the two decisions; both are confirmed once more, with the notes quoted. */
function DecisionForm({
  subject,
  pending,
  fields,
  draft,
  setDraft,
  consequences,
  decide,
  onChanged,
  onDecided,
  children,
}: DecisionProps & { pending: SentDocument }) {
  const { t } = useTranslation('approval');
  const id = useId();
  const [verdict, setVerdict] = useState<1 | -1 | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const notes = draft.notes.trim();
  const faults = writtenFaults(draft);
  const faultCount = Object.keys(faults).length;
  const { mutate, isPending } = useMutation({
    mutationFn: (status: 1 | -1) =>
      decide({
        status,
        notes: notes === '' ? undefined : notes,
        fieldReasons: status === -1 && faultCount > 0 ? faults : undefined,
        documentId: pending.id,
      }),
    onMutate: () => setFailure(null),
    onSuccess: async ({ isFinal }, status) => {
      setVerdict(null);
      setDraft(EMPTY_DRAFT);
      const { name } = subject;
      toast.success(t(status === -1 ? 'rejected' : isFinal ? 'approved' : 'first_given', { name }));
      // The next one is taken from the old list: without this one its place would be unknown.
      onDecided();
      await onChanged();
    },
    onError: async (error) => {
      setVerdict(null);
      setFailure(error.message);
      await onChanged();
    },
  });
  const ask = (next: 1 | -1): void => {
    const isWordless = next === -1 && notes === '';
    setMissing(isWordless);
    if (isWordless) document.getElementById(id)?.focus();
    else setVerdict(next);
  };
  useQueueKeys(
    [
      { key: 'a', label: t('key.approve'), run: () => ask(1) },
      { key: 'r', label: t('key.reject'), run: () => ask(-1) },
    ],
    'drawer',
  );
  const { firstDecision } = subject;
  return (
    <>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      {firstDecision != null && (
        <p className={classes.note}>
          {t('first_decision', {
            name: firstDecision.decided_by,
            at: formatDateTime(firstDecision.decided_at),
          })}
        </p>
      )}
      <FieldFaults {...{ fields, draft, setDraft }} />
      <div className={classes.words}>
        <Textarea
          id={id}
          className={classes.notes}
          label={t('notes')}
          description={t('notes_hint')}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={NOTES_MAX}
          value={draft.notes}
          error={isMissing ? t('notes_missing') : undefined}
          onChange={(event) => {
            setDraft({ ...draft, notes: event.currentTarget.value });
            setMissing(false);
          }}
        />
        {fields.length > 0 && <FieldChooser {...{ fields, draft, setDraft }} />}
        <div className={classes.buttons}>
          {children}
          <Button
            variant="danger"
            aria-keyshortcuts="R"
            rightSection={<kbd aria-hidden>R</kbd>}
            onClick={() => ask(-1)}
          >
            {t('reject')}
          </Button>
          <Button aria-keyshortcuts="A" rightSection={<kbd aria-hidden>A</kbd>} onClick={() => ask(1)}>
            {t('approve')}
          </Button>
        </div>
      </div>
      {verdict !== null && (
        <ConfirmDialog
          opened
          title={t(verdict === 1 ? 'approve_title' : 'reject_title', { name: subject.name })}
          confirmLabel={t(verdict === 1 ? 'approve' : 'reject')}
          isDanger={verdict === -1}
          isPending={isPending}
          quote={notes}
          onClose={() => setVerdict(null)}
          onConfirm={() => mutate(verdict)}
        >
          <p>{verdict === 1 ? consequences.approve : consequences.reject}</p>
          {verdict === -1 && faultCount > 0 && <p>{t('faults', { count: faultCount })}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
