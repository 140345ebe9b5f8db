import type { OrderDocumentAnswer, OrderDocumentRequest } from '@fovea/shared-types/order/order-document.dto';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../lib/dicts';
import { openDocument } from '../../lib/open-document';
import { TextField } from '../form/fields';
import { FormDialog } from '../form/form-dialog';
import { useForm } from '../form/use-form';
import { useSaving } from '../form/use-saving';

const ADDRESSEE_MAX = 100;
const DEPARTMENT_MAX = 60;

/** To whom a document of an order is addressed: it is kept as it is issued, so this is asked once. Mount it to open it. */
export function IssueDocumentDialog({
  order,
  kind,
  issue,
  onIssued,
  onClose,
}: {
  order: { id: number; username: string };
  kind: OrderDocumentRequest['kind'];
  issue: (request: OrderDocumentRequest) => Promise<OrderDocumentAnswer>;
  onIssued: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('order_documents');
  const kinds = useDict('tax_document_kind');
  const form = useForm({ initial: { addressee: '', department: '' }, validate: () => ({}) });
  const saving = useSaving({
    form,
    save: ({ addressee, department }, request_id) =>
      openDocument(async () => {
        const answer = await issue({
          ...{ id: order.id, kind, request_id },
          ...(addressee.trim() !== '' && { addressee: addressee.trim() }),
          ...(department.trim() !== '' && { department: department.trim() }),
        });
        return answer.url;
      }),
    onSaved: async () => {
      onClose();
      await onIssued();
    },
  });
  return (
    <FormDialog
      title={t('issue.title', { kind: kinds.label(kind) })}
      form={form}
      saving={saving}
      submitLabel={t('issue.submit')}
      onClose={onClose}
    >
      <p>{t('issue.text')}</p>
      <TextField
        form={form}
        name="addressee"
        label={t('issue.addressee')}
        hint={t('issue.addressee_hint', { name: order.username })}
        maxLength={ADDRESSEE_MAX}
      />
      <TextField
        form={form}
        name="department"
        label={t('issue.department')}
        hint={t('issue.department_hint')}
        maxLength={DEPARTMENT_MAX}
      />
    </FormDialog>
  );
}
