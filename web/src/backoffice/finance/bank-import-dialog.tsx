import '../../kit/form/form-styles';
import type { BankImport, BankImportAccount } from '@fovea/shared-types/finance/bank-import.dto';
import { SHEET_FILE_MAX_MB } from '@fovea/shared-types/platform/sheet-bounds';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { SelectField } from '../../kit/form/fields';
import { FormAlert } from '../../kit/form/form-alert';
import { useForm } from '../../kit/form/use-form';
import { SheetPicker } from '../../kit/sheet-picker/sheet-picker';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatDate, formatMoney, formatNumber } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { bankImportAccountsQuery, sendBankFile, importLines, useBankChanged } from './bank.queries';
import { faultText, kindText } from './bank-texts';
import classes from './bank.module.css';

const WIDTH = 900;
const HEIGHT = 320;
/** As banks call their files. */
const ALSO = ['.txt', '.dat', '.xml', 'text/plain', 'text/xml', 'application/xml'];
const FORMATS = ['iso', 'zengin', 'sheet'] as const;

/** A bank's file: read and checked, then taken over. */
export function BankImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bank');
  const [read, setRead] = useState<BankImport | null>(null);
  const accounts = useQuery(bankImportAccountsQuery());
  return (
    <Dialog opened onClose={onClose} title={t('import.title')} size={WIDTH} isPage>
      {read !== null ? (
        <Checked read={read} onAnother={() => setRead(null)} onClose={onClose} />
      ) : accounts.data !== undefined ? (
        <Chosen accounts={accounts.data} onSent={setRead} />
      ) : accounts.isError ? (
        <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
      ) : (
        <Skeleton height={HEIGHT} />
      )}
    </Dialog>
  );
}

/** The file, and which of our accounts it is of: what its amounts are in follows from that. */
function Chosen({
  accounts,
  onSent,
}: {
  accounts: readonly BankImportAccount[];
  onSent: (read: BankImport) => void;
}) {
  const { t } = useTranslation('bank');
  const [only, ...others] = accounts.filter(({ number_end: end }) => end !== '');
  const form = useForm<{ house_account_id: string | null }>({
    initial: { house_account_id: only !== undefined && others.length === 0 ? String(only.id) : null },
    validate: () => ({}),
  });
  const { house_account_id: chosen } = form.values;
  return (
    <SheetPicker
      intro={t('import.intro')}
      alsoTakes={{ extensions: ALSO, limits: t('import.limits', { max: SHEET_FILE_MAX_MB }) }}
      isHeld={chosen === null}
      send={(...file) => sendBankFile(Number(chosen), ...file)}
      onSent={onSent}
    >
      <ul className={classes.points}>
        {FORMATS.map((format) => (
          <li key={format}>{t(`import.takes_${format}`)}</li>
        ))}
      </ul>
      <SelectField
        form={form}
        name="house_account_id"
        label={t('import.account')}
        hint={t('import.account_hint')}
        required
        options={accounts.map(({ id, currency, bank_name: bank, number_end: end }) => ({
          value: String(id),
          label: [currency, bank, end === '' ? '' : `••••${end}`].filter((part) => part !== '').join(' · '),
        }))}
      />
    </SheetPicker>
  );
}

function Checked({
  read,
  onAnother,
  onClose,
}: {
  read: BankImport;
  onAnother: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('bank');
  const changed = useBankChanged();
  const add = useMutation({
    mutationFn: () => importLines(read.id),
    onSuccess: async ({ added_count }) => {
      toast.success(t('import.done', { count: added_count ?? 0 }));
      await changed();
      onClose();
    },
  });
  return (
    <div className={classes.stack}>
      <p role="status">
        <strong>{read.file_name}</strong> · {t('import.lines', { count: read.lines })} ·{' '}
        {t('import.currency', { currency: read.currency })}
        {read.known > 0 && ` · ${t('import.known', { count: read.known })}`}
      </p>
      {read.balances.map(({ from, to, opening, closing }) => (
        <p key={`${from} ${to} ${opening}`}>
          {t('import.balances', {
            from: formatDate(from),
            to: formatDate(to),
            opening: formatMoney(opening, read.currency),
            closing: formatMoney(closing, read.currency),
          })}
        </p>
      ))}
      {read.is_refused && (
        <FormAlert>
          {t('import.refused')}. {t('import.refused_hint')}
        </FormAlert>
      )}
      {read.fault_count > 0 && (
        <section aria-label={t('import.faulty', { count: read.fault_count })}>
          <h3>{t('import.faulty', { count: read.fault_count })}</h3>
          <ul>
            {read.faults.map(({ row_no, fault }) => (
              <li key={`${row_no} ${fault}`}>
                <strong>{t('import.row', { number: formatNumber(row_no) })}</strong>: {faultText(t, fault)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {read.sample.length > 0 && (
        <section aria-label={t('import.sample')}>
          <h3>{t('import.sample')}</h3>
          <ul>
            {read.sample.map((line) => (
              <li key={line.row_no}>
                {[
                  line.booked_on === null ? '' : formatDate(line.booked_on),
                  kindText(t, line.kind),
                  formatMoney(line.money, read.currency),
                  line.reference,
                  line.words,
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {add.error !== null && <FormAlert>{add.error.message}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onAnother}>
          {t('import.another')}
        </Button>
        {!read.is_refused && (
          <Button loading={add.isPending} onClick={() => add.mutate()}>
            {t('import.add')}
          </Button>
        )}
      </div>
    </div>
  );
}
