import { RATE_LENGTH } from '@fovea/shared-types/platform/exchange-rate';
import { exchange, EXCHANGE_OWNER } from '@fovea/shared-types/finance/exchange.record';
import { CURRENCIES } from '@fovea/shared-types/money';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../kit/form/field-pair';
import { DateField, RadioField, SelectField, TextAreaField, TextField } from '../../kit/form/fields';
import { SumField } from '../../kit/form/number-field';
import { SearchSelectField } from '../../kit/form/search-select';
import { type FormState, errorTexts } from '../../kit/form/use-form';
import { formatMoney } from '../../lib/format';
import { useCompanySearch } from './company-search';
import {
  type ExchangeValues,
  exchangeRequest,
  exchangeValues,
  isOfPlatform,
  previewOf,
  problemsOf,
} from './exchange-values';
import classes from './exchange.module.css';
import { RateComparison, referenceQuery } from './rate-comparison';
import { useMemberSearch } from './member-search';
import { api } from '../../lib/api-client';
import { type DocumentShown, useDocumentChanged } from '../document/document.queries';
import type { RequestFormProps } from '../document/request-again';
import { RequestDialog } from '../document/request-dialog';

const { house, member, company } = EXCHANGE_OWNER;
/** Pixels: two fields are beside each other. */
const WIDTH = 720;
const CURRENCY_CHOICES = CURRENCIES.map((value) => ({ value, label: value }));
const NOTHING: ExchangeValues = {
  whose: String(house),
  member_id: null,
  company_id: null,
  sold_currency: null,
  sold: '',
  bought_currency: null,
  rate: '',
  rate_reason: '',
  fee: '',
  value_day: '',
  reference: '',
  reason: '',
};
/** What each field is called where it is missing. */
const LABELS = {
  whose: 'field.whose',
  member_id: 'field.member',
  company_id: 'field.company',
  sold_currency: 'field.sold_currency',
  sold: 'field.sold',
  bought_currency: 'field.bought_currency',
  rate: 'field.rate',
  rate_reason: 'field.rate_reason',
  fee: 'field.bank_fee',
  value_day: 'field.value_day',
  reference: 'field.reference',
  reason: 'field.reason',
} as const;

interface PartProps {
  form: FormState<ExchangeValues>;
}

/** Requests an exchange; the bought amount is computed while it is typed. */
export function AddExchangeDialog({
  onClose,
  former,
}: RequestFormProps<DocumentShown<typeof exchange.declared>>) {
  const { t } = useTranslation('exchange');
  const changed = useDocumentChanged(exchange);
  const queries = useQueryClient();
  return (
    <RequestDialog<ExchangeValues>
      texts={{ title: t('add.title'), text: t('add.text'), submit: t('add.submit'), done: t('add.done') }}
      initial={former === undefined ? NOTHING : exchangeValues(former.shown)}
      validate={(values) =>
        errorTexts(
          problemsOf(values, queries.getQueryData(referenceQuery(values).queryKey)),
          (problem, name) =>
            problem === 'empty' ? t('problem.empty', { label: t(LABELS[name]) }) : t(`problem.${problem}`),
        )
      }
      save={(values, sent) =>
        api(exchange.calls.add, { ...exchangeRequest(values), ...sent }, { quiet: true })
      }
      byError={{
        INSUFFICIENT_BALANCE: 'sold',
        AMOUNT_INVALID: 'sold',
        NOT_FOUND: former?.shown.company_id == null ? 'member_id' : 'company_id',
      }}
      size={WIDTH}
      {...{ former, changed, onClose }}
    >
      {(form) => (
        <>
          <OwnerFields form={form} named={former?.shown.owner_name} />
          <TermFields form={form} />
          <Preview values={form.values} />
          <RateComparison form={form} />
          <DocumentFields form={form} />
        </>
      )}
    </RequestDialog>
  );
}

/** @param named whose it was in the former one */
function OwnerFields({ form, named }: PartProps & { named: string | null | undefined }) {
  const { t } = useTranslation('exchange');
  const members = useMemberSearch();
  const companies = useCompanySearch();
  const { whose } = form.values;
  return (
    <>
      <RadioField
        form={form}
        name="whose"
        label={t('field.whose')}
        options={([house, member, company] as const).map((code) => ({
          value: String(code),
          label: t(`whose.${code}`),
        }))}
      />
      {whose === String(member) && (
        <SearchSelectField
          form={form}
          name="member_id"
          label={t('field.member')}
          required
          search={members}
          named={named}
        />
      )}
      {whose === String(company) && (
        <SearchSelectField
          form={form}
          name="company_id"
          label={t('field.company')}
          required
          search={companies}
          named={named}
        />
      )}
    </>
  );
}

function TermFields({ form }: PartProps) {
  const { t } = useTranslation('exchange');
  const { sold_currency: sold, bought_currency: bought } = form.values;
  return (
    <>
      <FieldPair>
        <SelectField
          form={form}
          name="sold_currency"
          label={t('field.sold_currency')}
          required
          options={CURRENCY_CHOICES}
        />
        <SumField form={form} name="sold" currency={sold} label={t('field.sold')} required />
      </FieldPair>
      <FieldPair>
        <SelectField
          form={form}
          name="bought_currency"
          label={t('field.bought_currency')}
          required
          options={CURRENCY_CHOICES}
        />
        <TextField
          form={form}
          name="rate"
          label={t('field.rate')}
          hint={sold === null || bought === null ? t('hint.rate_open') : t('hint.rate', { sold, bought })}
          required
          maxLength={RATE_LENGTH}
          autoComplete="off"
        />
      </FieldPair>
    </>
  );
}

function Preview({ values }: { values: ExchangeValues }) {
  const { t } = useTranslation('exchange');
  const preview = previewOf(values);
  return (
    <p className={classes.preview} aria-live="polite">
      <span>{t('preview.buys')}</span>
      {preview === null ? (
        t('preview.none')
      ) : (
        <strong>{formatMoney(preview.bought, preview.currency)}</strong>
      )}
    </p>
  );
}

function DocumentFields({ form }: PartProps) {
  const { t } = useTranslation('exchange');
  const isPlatform = isOfPlatform(form.values);
  return (
    <>
      {isPlatform && (
        <FieldPair>
          <SumField
            form={form}
            name="fee"
            currency={form.values.sold_currency}
            label={t('field.bank_fee')}
            hint={t('hint.fee')}
          />
          <DateField form={form} name="value_day" label={t('field.value_day')} required />
        </FieldPair>
      )}
      <TextField
        form={form}
        name="reference"
        label={t('field.reference')}
        hint={t(isPlatform ? 'hint.reference_house' : 'hint.reference')}
        required={isPlatform}
        maxLength={60}
        autoComplete="off"
      />
      <TextAreaField form={form} name="reason" label={t('field.reason')} required rows={3} maxLength={500} />
    </>
  );
}
