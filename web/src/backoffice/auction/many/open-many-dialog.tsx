import { addAuctions } from '@fovea/shared-types/auction/auction.calls';
import type { OpenedLot } from '@fovea/shared-types/auction/admin-auction.dto';
import { LOTS_AT_ONCE_MAX } from '@fovea/shared-types/auction/opening-rules';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from '../../../kit/data-table/column';
import { Dialog } from '../../../kit/dialog/dialog';
import { FormFrame } from '../../../kit/form/form-frame';
import { type FormState, useForm, worded } from '../../../kit/form/use-form';
import { useLeaving } from '../../../kit/form/use-leaving';
import { useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { useAuctionsChanged } from '../auction.queries';
import { pricesBy, TemplateChoice } from '../template-choice';
import { BidderFields, StepFields, TimeFields } from '../terms-fields';
import { relativeTerms, sharedProblems, type TermsValues } from '../terms-values';
import { LotRow } from './lot-row';
import { firstMany, hasPriceProblem, type ManyGoods, manyOf, type ManyValues } from './many-values';
import { ManyQuestion } from './many-question';
import { ManyResult } from './many-result';
import classes from './many.module.css';

const WIDTH = 960;

/** Several goods go up in one go: their prices, the terms of all, what will happen, what came of each. */
export function OpenManyDialog({ rows, onDone, onClose }: BulkDialogProps<ManyGoods>) {
  const { t } = useTranslation('auctions');
  const changed = useAuctionsChanged();
  const [asked, setAsked] = useState<ManyValues | null>(null);
  const [opened, setOpened] = useState<readonly OpenedLot[] | null>(null);
  const goods = rows.slice(0, LOTS_AT_ONCE_MAX);
  const form = useForm<ManyValues>({
    initial: firstMany(goods),
    validate: (values) => ({
      ...worded(sharedProblems(values, Date.now()), (problem) => t(`problem.${problem}`)),
      ...(values.prices.some(hasPriceProblem) && { prices: t('many.prices_wrong') }),
    }),
  });
  const terms = form as unknown as FormState<TermsValues>; // a part of it; its fields write nothing else
  const saving = useSaving({
    form,
    save: async (values, request_id) => {
      try {
        return await api(addAuctions, { ...manyOf(goods, values), request_id }, { quiet: true });
      } finally {
        setAsked(null);
      }
    },
    onSaved: async (outcomes) => {
      setOpened(outcomes);
      await changed();
      const refused = outcomes.filter(({ error }) => error !== null).map(({ goods_id }) => goods_id);
      await onDone([...refused, ...rows.slice(LOTS_AT_ONCE_MAX).map(({ id }) => id)]);
    },
  });
  const { close, question } = useLeaving(form.isDirty && opened === null, onClose);
  const step = (): ReactNode => {
    if (opened !== null) return <ManyResult goods={goods} opened={opened} onClose={onClose} />;
    if (asked !== null)
      return (
        <ManyQuestion
          goods={goods}
          values={asked}
          isPending={saving.isPending}
          onBack={() => setAsked(null)}
          onConfirm={() => saving.submit(asked)}
        />
      );
    return (
      <FormFrame
        form={form}
        saving={{ ...saving, submit: setAsked }}
        submitLabel={t('many.next')}
        onCancel={close}
      >
        {rows.length > goods.length && <p>{t('many.too_many', { count: LOTS_AT_ONCE_MAX })}</p>}
        <TemplateChoice
          onChoose={(template) =>
            form.fill({
              ...relativeTerms(template),
              prices: form.values.prices.map((prices) => pricesBy(template, prices)),
            })
          }
        />
        <StepFields form={terms} />
        <ol className={classes.lots} data-field="prices" tabIndex={-1} aria-label={t('section.prices')}>
          {goods.map((one, at) => (
            <LotRow key={one.id} form={form} goods={one} at={at} />
          ))}
        </ol>
        {form.errors.prices !== undefined && <p role="alert">{form.errors.prices}</p>}
        <p className={classes.note}>{t('many.spacing')}</p>
        <TimeFields form={terms} />
        <BidderFields form={terms} needsLicence={false} />
      </FormFrame>
    );
  };
  return (
    <>
      <Dialog
        opened
        // What is on its way has its answer shown.
        onClose={() => {
          if (!saving.isPending) close();
        }}
        title={t('many.title', { count: goods.length })}
        size={WIDTH}
        isPage
      >
        {step()}
      </Dialog>
      {question}
    </>
  );
}
