import type { BankTransfer, PaymentOptions } from '@fovea/shared-types/finance/payment.dto';
import { sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { REMITTANCE_IMAGES_MAX, type RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { BankFacts } from '../../kit/remittance/bank-facts';
import { UploadField } from '../../kit/upload-field/upload-field';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';
import { formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { toast } from '../../lib/toast-store';
import { useSentOnce } from '../../lib/use-sent-once';
import classes from './payment.module.css';

/** Where to transfer the amount, and the receipts that show that it was done. */
export function BankTransferForm({
  subject,
  options,
  bank,
}: {
  subject: { subject_type: RemittedType; id: number };
  options: PaymentOptions;
  bank: BankTransfer;
}) {
  const { t } = useTranslation('remittance');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [images, setImages] = useState<FileLink[]>([]);
  const [isUploading, setUploading] = useState(false);
  const send = useSentOnce((remittance_images: number[], request_id) =>
    api(sendRemittance, { ...subject, remittance_images, request_id }, { quiet: true }),
  );
  const sending = useMutation({
    mutationFn: () => send(images.map(({ id }) => id)),
    onSuccess: async () => {
      toast.success(t('send.done'));
      await Promise.all([
        queries.invalidateQueries({ queryKey: documentKey('order') }),
        queries.invalidateQueries({ queryKey: documentKey('remittance') }),
      ]);
      void navigate(to.paid(subject.subject_type, subject.id), { replace: true });
    },
  });
  return (
    <div className={classes.bank}>
      <h3>{t('bank.title')}</h3>
      <BankFacts
        bank={bank}
        reference={options.reference}
        amount={formatMoney(options.money, options.currency)}
      />
      <p className={classes.fine}>{t('bank.text')}</p>
      <UploadField
        name="remittance_images"
        kind="image"
        max={REMITTANCE_IMAGES_MAX}
        label={t('send.documents')}
        hint={t('send.hint')}
        required
        value={images}
        onChange={setImages}
        onSending={setUploading}
      />
      {sending.isError && <ErrorState error={sending.error} />}
      <Button
        size="lg"
        fullWidth
        disabled={images.length === 0 || isUploading}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {t('send.submit')}
      </Button>
    </div>
  );
}
