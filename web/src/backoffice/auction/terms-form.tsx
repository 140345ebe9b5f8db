import type { AuctionTerms } from '@fovea/shared-types/auction/admin-auction.dto';
import { SERIAL_NUMBER_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { TextField } from '../../kit/form/fields';
import { FormPage } from '../../kit/form/form-page';
import { type FieldErrors, useForm, errorTexts } from '../../kit/form/use-form';
import { useLeaving } from '../../kit/form/use-leaving';
import { useSaving } from '../../kit/form/use-saving';
import { BidderFields, PriceFields, StepFields, TimeFields } from './terms-fields';
import classes from './terms-form.module.css';
import { pricesBy, TemplateChoice } from './template-choice';
import { TermsFacts } from './terms-facts';
import { priceProblems, relativeTerms, sharedProblems, termsOf, type TermsValues } from './terms-values';

export interface TermsFormProps {
  initial: TermsValues;
  /** The lot runs: its start is fixed. */
  startedAt?: string;
  /** What the goods are called. */
  name: string;
  /** Its bidders need approval whatever the terms. */
  needsLicence: boolean;
  /** Verb of the button and of the question: "Open the auction". */
  submitLabel: string;
  /** Confirmation of what will happen. */
  question: { title: string; text: string };
  /** The piece of stock is chosen here. */
  asksPiece?: boolean;
  /** The call, `quiet`. */
  send: (terms: AuctionTerms, requestId: string, values: TermsValues) => Promise<unknown>;
  onDone: () => unknown;
  onLeave: () => void;
  /** Beside the buttons of the head: what bidders will see. */
  preview?: (values: TermsValues) => ReactNode;
}

/** The terms of one lot, each with what it does, and before they are sent all of them in a question. */
export function TermsForm({
  initial,
  startedAt,
  name,
  needsLicence,
  submitLabel,
  question,
  asksPiece = false,
  send,
  onDone,
  onLeave,
  preview,
}: TermsFormProps) {
  const { t } = useTranslation('auctions');
  const [submitted, setOpened] = useState<TermsValues | null>(null);
  const form = useForm<TermsValues>({
    initial,
    validate: (values): FieldErrors<TermsValues> =>
      errorTexts({ ...priceProblems(values), ...sharedProblems(values, Date.now()) }, (problem) =>
        t(`problem.${problem}`),
      ),
  });
  const saving = useSaving({
    form,
    save: async (values, requestId) => {
      try {
        return await send(termsOf(values, startedAt), requestId, values);
      } finally {
        // The refusal is shown beside its field.
        setOpened(null);
      }
    },
    onSaved: onDone,
  });
  const { close, question: leaving } = useLeaving(form.isDirty, onLeave);
  return (
    <div className={classes.form}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <TemplateChoice
          onChoose={(template) => {
            const { start_price, reserve_price, buy_now_price } = form.values;
            const prices = pricesBy(template, { start_price, reserve_price, buy_now_price });
            form.fill({ ...prices, ...relativeTerms(template) });
          }}
        />
        {preview?.(form.values)}
      </div>
      <FormPage
        form={form}
        saving={{ ...saving, submit: setOpened }}
        submitLabel={submitLabel}
        onCancel={close}
      >
        <section className={classes.section} aria-label={t('section.prices')}>
          <h2>{t('section.prices')}</h2>
          <PriceFields form={form} currency={form.values.currency} step={form.values.step_price} />
          <StepFields form={form} />
        </section>
        <section className={classes.section} aria-label={t('section.times')}>
          <h2>{t('section.times')}</h2>
          <TimeFields
            form={form}
            isRunning={startedAt !== undefined && Date.parse(startedAt) <= Date.now()}
          />
        </section>
        <section className={classes.section} aria-label={t('section.bidders')}>
          <h2>{t('section.bidders')}</h2>
          <BidderFields form={form} needsLicence={needsLicence} />
        </section>
        {asksPiece && (
          <section className={classes.section} aria-label={t('section.stock')}>
            <h2>{t('section.stock')}</h2>
            <TextField
              form={form}
              name="serial_number"
              label={t('field.serial')}
              hint={t('hint.serial')}
              maxLength={SERIAL_NUMBER_MAX}
            />
          </section>
        )}
      </FormPage>
      {leaving}
      {submitted !== null && (
        <ConfirmDialog
          opened
          title={question.title}
          confirmLabel={submitLabel}
          isPending={saving.isPending}
          onClose={() => setOpened(null)}
          onConfirm={() => saving.submit(submitted)}
        >
          <p>{question.text}</p>
          <TermsFacts values={submitted} needsLicence={needsLicence} />
          <p>{t('question.fixed')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
