import type { JournalVoucherDetail } from '@fovea/shared-types/finance/journal-voucher.dto';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { TextDialog } from '../../kit/form/text-dialog';
import { formatMoney } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { decideVoucher, takeVoucherBack, useVouchersChanged } from './voucher.queries';

const NOTES_MAX = 500;
type Asked = 'approve' | 'reject' | 'cancel';

/** What is left to do with one that waits: another person's word; who asked for it takes it back. */
export function VoucherActions({ shown }: { shown: JournalVoucherDetail }) {
  const { t } = useTranslation('voucher');
  const may = useMay();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      {shown.is_own ? (
        <>
          <p>{t('detail.own')}</p>
          {may('finance:journal-voucher:add') && (
            <Button variant="default" onClick={() => setAsked('cancel')}>
              {t('cancel.action')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button variant="default" onClick={() => setAsked('reject')}>
            {t('reject.action')}
          </Button>
          <Button onClick={() => setAsked('approve')}>{t('approve.action')}</Button>
        </>
      )}
      {asked === 'cancel' && <TakeBack id={shown.id} onClose={close} />}
      {(asked === 'approve' || asked === 'reject') && <Word verb={asked} shown={shown} onClose={close} />}
    </>
  );
}

function TakeBack({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('voucher');
  const changed = useVouchersChanged();
  const takeBack = useMutation({
    mutationFn: () => takeVoucherBack(id),
    onSuccess: async () => {
      toast.success(t('cancel.done'));
      await changed();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('cancel.title')}
      confirmLabel={t('cancel.action')}
      isPending={takeBack.isPending}
      onConfirm={() => takeBack.mutate()}
      onClose={onClose}
    >
      {t('cancel.text')}
    </ConfirmDialog>
  );
}

interface WordProps {
  verb: 'approve' | 'reject';
  shown: JournalVoucherDetail;
  onClose: () => void;
}

function Word({ verb, shown, onClose }: WordProps) {
  const { t } = useTranslation('voucher');
  const changed = useVouchersChanged();
  const isRefusal = verb === 'reject';
  const label = t(isRefusal ? 'field.reason' : 'field.notes');
  const { t: named } = useTranslation('finance');
  const accounts = `${named(`kind.${shown.debit_kind}`)} / ${named(`kind.${shown.credit_kind}`)}`;
  return (
    <TextDialog
      title={t(`${verb}.title`)}
      quote={`${shown.sn} · ${accounts} · ${formatMoney(shown.amount, shown.currency)}`}
      name="audit_notes"
      label={label}
      hint={t(`${verb}.hint`)}
      initial=""
      rows={3}
      maxLength={NOTES_MAX}
      problem={(text) => (isRefusal && text.trim() === '' ? t('problem.empty', { label }) : undefined)}
      submitLabel={t(`${verb}.action`)}
      send={(text, requestId) => decideVoucher(shown.id, isRefusal ? -1 : 1, text.trim(), requestId)}
      done={t(`${verb}.done`)}
      changed={changed}
      onClose={onClose}
    />
  );
}
