import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from '../../../kit/data-table/column';
import { FormFrame } from '../../../kit/form/form-frame';
import { LeavingDialog } from '../../../kit/form/leaving-dialog';
import { type FormState, useForm, errorTexts } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { type Outcome, OutcomeStep } from '../../../kit/steps/outcome-step';
import { formatDeadline } from '../../../lib/format';
import { useAuctionsChanged } from '../auction.queries';
import { TimeFields } from '../terms-fields';
import { sharedProblems, type TermsValues } from '../terms-values';
import { LotRow } from './lot-row';
import {
  hasPriceProblem,
  type LotAmounts,
  type ManyLot,
  type ManyOutcome,
  type ManyValues,
} from './many-values';
import { ManyQuestion } from './many-question';
import classes from './many.module.css';

const WIDTH = 960;

interface ManyDialogProps extends Pick<BulkDialogProps<ManyLot>, 'onDone' | 'onClose'> {
  lots: readonly ManyLot[];
  /** Selected, and not among them: they stay selected. */
  others: readonly ManyLot[];
  initial: ManyValues;
  amountsOf: (lot: ManyLot, values: ManyValues) => LotAmounts;
  texts: {
    title: string;
    /** Before it is done: what will happen. */
    text: string;
    submit: string;
    /** "18 opened, 2 refused" */
    summary: (done: number, refused: number) => string;
    done: string;
    refused: string;
    /** Why one is refused that is in the wrong state. */
    conflict: string;
  };
  /** The call, `quiet`. */
  send: (values: ManyValues, requestId: string) => Promise<ManyOutcome[]>;
  /** Above the prices. */
  first: (form: FormState<ManyValues>) => ReactNode;
  /** Below the times. */
  last?: (form: FormState<ManyValues>) => ReactNode;
}

/** Several lots go up in one go: their prices, the terms of all, what will happen, what came of each. */
export function ManyDialog({
  lots,
  others,
  initial,
  amountsOf,
  texts,
  send,
  first,
  last,
  onDone,
  onClose,
}: ManyDialogProps) {
  const { t } = useTranslation('auctions');
  const changed = useAuctionsChanged();
  const [submitted, setOpened] = useState<ManyValues | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ManyOutcome[] | null>(null);
  const form = useForm<ManyValues>({
    initial,
    validate: (values) => ({
      ...errorTexts(sharedProblems(values, Date.now()), (problem) => t(`problem.${problem}`)),
      ...(values.prices.some(hasPriceProblem) && { prices: t('many.prices_wrong') }),
    }),
  });
  const saving = useSaving({
    form,
    save: async (values, requestId) => {
      try {
        return await send(values, requestId);
      } finally {
        setOpened(null);
      }
    },
    onSaved: async (answer) => {
      setOutcomes(answer);
      await changed();
      const refused = answer.filter(({ error }) => error !== null);
      await onDone([...refused, ...others].map(({ id }) => id));
    },
  });
  const names = new Map(lots.map(({ id, goods_name }) => [id, goods_name]));
  const shown = ({ id, end_at, error, msg }: ManyOutcome): Outcome => ({
    id,
    name: names.get(id),
    isRefused: error !== null,
    state: error === null ? texts.done : texts.refused,
    text:
      error === null
        ? t('many.ends', { time: formatDeadline(end_at) })
        : error === 'STATE_CONFLICT' || error === 'ALREADY_DONE'
          ? texts.conflict
          : (msg ?? error),
  });
  const step = (close: () => void): ReactNode => {
    if (outcomes !== null)
      return <OutcomeStep outcomes={outcomes.map(shown)} summary={texts.summary} onClose={onClose} />;
    if (submitted !== null)
      return (
        <ManyQuestion
          lots={lots}
          values={submitted}
          currencyOf={(lot) => amountsOf(lot, submitted).currency}
          text={texts.text}
          confirmLabel={texts.submit}
          isPending={saving.isPending}
          onBack={() => setOpened(null)}
          onConfirm={() => saving.submit(submitted)}
        />
      );
    return (
      <FormFrame
        form={form}
        saving={{ ...saving, submit: setOpened }}
        submitLabel={t('many.next')}
        onCancel={close}
      >
        {first(form)}
        <ol className={classes.lots} data-field="prices" tabIndex={-1} aria-label={t('section.prices')}>
          {lots.map((lot, at) => (
            <LotRow key={lot.id} form={form} lot={lot} amounts={amountsOf(lot, form.values)} at={at} />
          ))}
        </ol>
        {form.errors.prices !== undefined && <p role="alert">{form.errors.prices}</p>}
        <p className={classes.note}>{t('many.spacing')}</p>
        <TimeFields form={sharedPart(form)} />
        {last?.(form)}
      </FormFrame>
    );
  };
  return (
    <LeavingDialog
      title={texts.title}
      size={WIDTH}
      isDirty={form.isDirty && outcomes === null}
      isPending={saving.isPending}
      onClose={onClose}
    >
      {step}
    </LeavingDialog>
  );
}

/** The terms that all of them share, as a form; its fields write nothing else. */
export const sharedPart = (form: FormState<ManyValues>): FormState<TermsValues> =>
  form as unknown as FormState<TermsValues>; // a part of it
