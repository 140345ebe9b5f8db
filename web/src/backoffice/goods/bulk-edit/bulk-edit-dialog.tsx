import type { AdminGoods, GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from '../../../kit/data-table/column';
import { ErrorState } from '../../../kit/error-state/error-state';
import { LeavingDialog } from '../../../kit/form/leaving-dialog';
import { useForm, errorTexts } from '../../../kit/form/use-form';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { goodsParamsQuery } from '../publish/publishing.queries';
import { BulkForm } from './bulk-form';
import { BulkQuestion } from './bulk-question';
import { BulkResult } from './bulk-result';
import { bulkProblems, currencyOf, NOTHING_CHOSEN, percentMax } from './bulk-values';
import { useBulkEdit } from './use-bulk-edit';

const WIDTH = 720;

/** One change to many goods: what to change, whether to do it, what came of it. Needs namespace `bulk_edit`. */
export function BulkEditDialog({ rows, onDone, onClose }: BulkDialogProps<AdminGoods>) {
  const { t } = useTranslation('bulk_edit');
  const [isOpened, setOpened] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly GoodsOutcome[] | null>(null);
  const params = useQuery(goodsParamsQuery());
  const form = useForm({
    initial: NOTHING_CHOSEN,
    validate: (values) =>
      errorTexts(bulkProblems(values), (problem) =>
        t(`problem.${problem}`, { max: percentMax(values.price_way) }),
      ),
  });
  const edit = useBulkEdit(
    rows.map(({ id }) => id),
    async (answer) => {
      setOutcomes(answer);
      await onDone(answer.filter(({ error }) => error !== null).map(({ id }) => id));
    },
  );
  const step = (close: () => void): ReactNode => {
    if (outcomes !== null) return <BulkResult rows={rows} outcomes={outcomes} onClose={onClose} />;
    if (params.data === undefined)
      return params.isError ? (
        <ErrorState error={params.error} onRetry={() => void params.refetch()} />
      ) : (
        <PageLoading />
      );
    if (isOpened)
      return (
        <BulkQuestion
          rows={rows}
          values={form.values}
          params={params.data}
          isPending={edit.isPending}
          failure={edit.failure}
          onBack={() => {
            edit.forget();
            setOpened(false);
          }}
          onConfirm={() => edit.send(form.values)}
        />
      );
    return (
      <BulkForm
        form={form}
        params={params.data}
        currency={currencyOf(rows)}
        onCancel={close}
        onNext={() => setOpened(true)}
      />
    );
  };
  return (
    <LeavingDialog
      title={t('title', { count: rows.length })}
      size={WIDTH}
      isDirty={form.isDirty && outcomes === null}
      isPending={edit.isPending}
      onClose={onClose}
    >
      {step}
    </LeavingDialog>
  );
}
