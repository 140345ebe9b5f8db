import '../../../kit/form/form-styles';
import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../../kit/form/form-alert';
import { toast } from '../../../lib/toast-store';
import { decideGoods } from '../manage.queries';
import { useGoodsChanged } from '../publish/publishing.queries';
import classes from './review.module.css';

type Verdict = 1 | -1;
const NOTES_MAX = 500;

interface ReviewFormProps {
  goods: AdminGoodsDetail;
  notes: string;
  setNotes: (notes: string) => void;
  onDecided: () => void;
}

/** Notes and the two words; both are asked once more, with the notes quoted. */
export function ReviewForm({ goods, notes, setNotes, onDecided }: ReviewFormProps) {
  const { t } = useTranslation('publishing');
  const id = useId();
  const changed = useGoodsChanged();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const said = notes.trim();
  const { mutate, isPending } = useMutation({
    mutationFn: (status: Verdict) =>
      decideGoods({
        id: goods.id,
        submission_id: goods.pending?.id,
        status,
        audit_notes: said === '' ? undefined : said,
      }),
    onMutate: () => setFailure(null),
    onSuccess: async ({ error, msg }, status) => {
      setVerdict(null);
      if (error === null) {
        toast.success(t(status === 1 ? 'review.approved' : 'review.rejected', { name: goods.goods_name }));
        // The next one is the next of the list as it stood: without this one nobody could tell which that is.
        onDecided();
      } else setFailure(msg ?? t('review.outrun'));
      await changed();
    },
    onError: async (error) => {
      setVerdict(null);
      setFailure(error.message);
      await changed();
    },
  });
  const ask = (next: Verdict): void => {
    const isWordless = next === -1 && said === '';
    setMissing(isWordless);
    if (isWordless) document.getElementById(id)?.focus();
    else setVerdict(next);
  };
  return (
    <>
      {failure !== null && (
        <div className={classes.failure}>
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <Textarea
        id={id}
        label={t('review.notes')}
        description={t('review.notes_hint')}
        rows={3}
        maxLength={NOTES_MAX}
        value={notes}
        error={isMissing ? t('review.notes_missing') : undefined}
        onChange={(event) => {
          setNotes(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <div className={classes.actions}>
        <Button variant="danger" onClick={() => ask(-1)}>
          {t('review.reject')}
        </Button>
        <Button onClick={() => ask(1)}>{t('review.approve')}</Button>
      </div>
      {verdict !== null && (
        <ConfirmDialog
          opened
          title={t(verdict === 1 ? 'review.approve_title' : 'review.reject_title', {
            name: goods.goods_name,
          })}
          confirmLabel={t(verdict === 1 ? 'review.approve' : 'review.reject')}
          isDanger={verdict === -1}
          isPending={isPending}
          quote={said}
          onClose={() => setVerdict(null)}
          onConfirm={() => mutate(verdict)}
        >
          {t(verdict === 1 ? 'review.approve_text' : 'review.reject_text')}
        </ConfirmDialog>
      )}
    </>
  );
}
