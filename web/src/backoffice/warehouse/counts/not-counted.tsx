import type { CountDetail, CountEntry } from '@fovea/shared-types/warehouse/stock-count.dto';
import { isCounted } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { SelectField, TextField } from '../../../kit/form/fields';
import { FormAlert } from '../../../kit/form/form-alert';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { outbox } from '../../../kit/scan/outbox';
import { type NotTakenCall, useNotTaken } from '../../../kit/scan/use-not-taken';
import { ApiRefusal } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { wholeNumber } from '../whole-number';
import { countingAt, enter, type KeptEntries, resultsIn, useCountChanged } from './count.queries';
import classes from './counts.module.css';
import { useResultText } from './use-result-text';

type Counted = Pick<CountDetail, 'id' | 'bins'>;

/** What was counted without a network and, when it was back, not taken: each is put right here and sent again, or dropped. */
export function NotCounted({ count }: { count: Counted }) {
  const { t } = useTranslation('counts');
  const missed = useNotTaken().filter(({ form }) => form?.at === countingAt(count.id));
  if (missed.length === 0) return null;
  return (
    <section aria-label={t('missed.title')}>
      <ul className={classes.missed}>
        {missed.map((call) => (
          <li key={call.requestId}>
            <Entry call={call} count={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Values {
  code: string;
  quantity: string;
  bin_id: string | null;
}

/**
 * One call as it was typed: a code or a number, and its bin. A call that closes lines has nothing to change.
 */
function Entry({ call, count }: { call: NotTakenCall; count: Counted }) {
  const { t } = useTranslation('counts');
  const { t: scan } = useTranslation('scan');
  const textOf = useResultText();
  const changed = useCountChanged();
  const request = call.form?.typed as KeptEntries; // kept by `enter` alone
  const { lines: [entry] = [] } = request;
  const form = useForm<Values>({
    initial: {
      code: entry?.code ?? '',
      quantity: entry?.quantity === undefined ? '' : String(entry.quantity),
      bin_id: entry?.bin_id === undefined ? null : String(entry.bin_id),
    },
    validate: ({ code, quantity }) => ({
      code: entry?.code !== undefined && code.trim() === '' ? t('missed.code_missing') : undefined,
      quantity:
        entry?.quantity !== undefined && wholeNumber(quantity) === null
          ? t('missed.quantity_wrong')
          : undefined,
    }),
  });
  /** A reply of the server about an entry, as if it were a refusal: it belongs to what was typed. */
  const refusalOf = (answer: unknown): ApiRefusal | null => {
    const wrong = resultsIn(answer).find(({ kind }) => !isCounted(kind));
    return wrong === undefined
      ? null
      : new ApiRefusal('STATE_CONFLICT', textOf(wrong, call.label), {}, null, null);
  };
  const field = entry?.code === undefined ? 'quantity' : 'code';
  const { refusal } = call;
  const saving = useSaving({
    form,
    before: { ...call, refusal: refusalOf(call.notTaken.answer) ?? refusal },
    byError: entry === undefined ? {} : { [refusal.error]: field, STATE_CONFLICT: field },
    save: async (values) => {
      const results = await enter(
        { ...request, ...(entry && { lines: [typed(entry, values)] }) },
        call.label,
      );
      const refused = results && refusalOf({ results });
      if (refused) throw refused;
      return results;
    },
    onSaved: async (results) => {
      const [one] = results ?? [];
      toast.success(one ? textOf(one, call.label) : t('scan.kept', { label: call.label }));
      await changed();
    },
  });
  return (
    <form
      ref={form.form}
      noValidate
      className={classes.line}
      aria-label={call.label}
      onKeyDown={form.onKeyDown}
      onSubmit={form.onSubmit(saving.submit)}
    >
      <p role="alert">{scan('outbox.not_taken', { label: call.label })}</p>
      {saving.failure !== null && <FormAlert>{saving.failure}</FormAlert>}
      {entry?.code !== undefined && (
        <TextField form={form} name="code" label={t('missed.code')} maxLength={500} />
      )}
      {entry?.quantity !== undefined && (
        <TextField form={form} name="quantity" label={t('line.number')} maxLength={9} />
      )}
      {entry?.code !== undefined && count.bins.length > 0 && (
        <SelectField
          form={form}
          name="bin_id"
          label={t('line.bin')}
          options={count.bins.map(({ id, code }) => ({ value: String(id), label: code }))}
          clearable
        />
      )}
      <div className={classes.now}>
        <Button type="submit" loading={saving.isPending}>
          {t('missed.again')}
        </Button>
        <Button variant="default" onClick={() => void outbox.dismiss(call.requestId)}>
          {scan('outbox.drop')}
        </Button>
      </div>
    </form>
  );
}

function typed({ bin_id: _, ...entry }: CountEntry, { code, quantity, bin_id }: Values): CountEntry {
  return {
    ...entry,
    ...(entry.code !== undefined && { code: code.trim() }),
    ...(entry.quantity !== undefined && { quantity: wholeNumber(quantity) ?? 0 }),
    ...(bin_id !== null && { bin_id: Number(bin_id) }),
  };
}
