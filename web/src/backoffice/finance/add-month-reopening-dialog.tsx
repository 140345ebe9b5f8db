import { MONTH_LENGTH } from '@fovea/shared-types/finance/month-closing.record';
import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import { useTranslation } from 'react-i18next';
import { TextAreaField, TextField } from '../../kit/form/fields';
import { api } from '../../lib/api-client';
import { localText } from '../../lib/local-text';
import { type DocumentShown, useDocumentChanged } from '../document/document.queries';
import type { RequestFormProps } from '../document/request-again';
import { RequestDialog } from '../document/request-dialog';

const { month: monthField, reason: reasonField } = monthReopening.declared.fields;
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Requests that a closed month takes entries again; another person approves it. */
export function AddMonthReopeningDialog({
  onClose,
  former,
}: RequestFormProps<DocumentShown<typeof monthReopening.declared>>) {
  const { t: kit } = useTranslation('kit');
  const changed = useDocumentChanged(monthReopening);
  const missing = (label: string) => kit('form.missing', { label });
  const [month, reason] = [localText(monthField.label), localText(reasonField.label)];
  const hint = localText(['如 2026-10', 'Such as 2026-10', '例：2026-10']);
  return (
    <RequestDialog
      texts={{
        title: localText(monthReopening.declared.words.add),
        text: localText([
          '审核通过后，该月可以再次记账。',
          'Once another person approves it, the month takes entries again.',
          '別の担当者が承認すると、この月に再び記帳できるようになります。',
        ]),
        submit: localText(['提交申请', 'Send the request', '申請する']),
        done: localText([
          '已提交，等待审核',
          'Requested: another person approves it',
          '申請しました。承認待ちです',
        ]),
      }}
      initial={{ month: former?.shown.month ?? '', reason: former?.shown.reason ?? '' }}
      validate={(values) => ({
        month: MONTH.test(values.month.trim()) ? undefined : hint,
        reason: values.reason.trim() === '' ? missing(reason) : undefined,
      })}
      save={(values, sent) =>
        api(monthReopening.calls.add, { ...values, month: values.month.trim(), ...sent }, { quiet: true })
      }
      {...{ former, changed, onClose }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="month"
            label={month}
            hint={hint}
            required
            maxLength={MONTH_LENGTH}
            autoComplete="off"
          />
          <TextAreaField
            form={form}
            name="reason"
            label={reason}
            required
            rows={3}
            maxLength={reasonField.max ?? 500}
          />
        </>
      )}
    </RequestDialog>
  );
}
