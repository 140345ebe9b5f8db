import '../../kit/form/form-styles';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import { Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { FormAlert } from '../../kit/form/form-alert';
import { type AuditDraft, fieldReasonsOf } from './audit-draft';
import classes from './audit-form.module.css';
import { COMPARED } from './submission-changes';
import { useAudit, type Verdict } from './use-audit';

interface AuditFormProps {
  merchant: MerchantDetail;
  submission: CompanySubmission;
  draft: AuditDraft;
  setDraft: (draft: AuditDraft) => void;
  onDecided: () => void;
}

/** Notes, what is wrong with which field, and the two words; both are asked once more, with the notes quoted. */
export function AuditForm({ merchant, submission, draft, setDraft, onDecided }: AuditFormProps) {
  const { t } = useTranslation('member');
  const id = useId();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isMissing, setMissing] = useState(false);
  const audit = useAudit(merchant, submission, onDecided);
  const ask = (next: Verdict): void => {
    const isWordless = next === -1 && draft.notes.trim() === '';
    setMissing(isWordless);
    if (isWordless) document.getElementById(id)?.focus();
    else setVerdict(next);
  };
  return (
    <DetailCard title={t('audit.decision')} isWide>
      {audit.failure !== null && (
        <div className={classes.failure}>
          <FormAlert>{audit.failure}</FormAlert>
        </div>
      )}
      <Textarea
        id={id}
        label={t('audit.notes')}
        description={t('audit.notes_hint')}
        rows={3}
        maxLength={500}
        value={draft.notes}
        error={isMissing ? t('audit.notes_missing') : undefined}
        onChange={(event) => {
          setDraft({ ...draft, notes: event.currentTarget.value });
          setMissing(false);
        }}
      />
      <details className={classes.fields}>
        <summary>{t('audit.by_field')}</summary>
        <div className={classes.grid}>
          {COMPARED.map((field) => (
            <TextInput
              key={field}
              label={t(`field.${field}`)}
              maxLength={200}
              value={draft.wrong[field] ?? ''}
              onChange={(event) =>
                setDraft({ ...draft, wrong: { ...draft.wrong, [field]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
      </details>
      <div className={classes.actions}>
        <Button variant="danger" onClick={() => ask(-1)}>
          {t('action.reject')}
        </Button>
        <Button onClick={() => ask(1)}>{t('action.approve')}</Button>
      </div>
      {verdict !== null && (
        <ConfirmDialog
          opened
          title={t(verdict === 1 ? 'audit.approve_title' : 'audit.reject_title', {
            name: merchant.company_name,
          })}
          confirmLabel={verdict === 1 ? t('action.approve') : t('action.reject')}
          isDanger={verdict === -1}
          isPending={audit.isPending}
          quote={draft.notes.trim()}
          onClose={() => setVerdict(null)}
          onConfirm={() => audit.decide(verdict, draft, () => setVerdict(null))}
        >
          {t(verdict === 1 ? 'audit.approve_text' : 'audit.reject_text', {
            count: Object.keys(fieldReasonsOf(draft)).length,
          })}
        </ConfirmDialog>
      )}
    </DetailCard>
  );
}
