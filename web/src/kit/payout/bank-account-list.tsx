import type { AddBankAccountRequest, BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import { Button } from '../button/button';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { StatusPill } from '../status-pill/status-pill';
import { BankAccountDialog } from './bank-account-dialog';
import classes from './payout.module.css';

const COUNTRY_OF = { zh: 'CN', en: 'JP', ja: 'JP' } as const;

export interface BankAccountListProps {
  accounts: readonly BankAccount[];
  /** `replaced`: the id in whose place it comes. */
  save: (request: AddBankAccountRequest, replaced: number | null) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  changed: () => Promise<unknown>;
}

/** Where money is paid out to, and what its owner does with these places. */
export function BankAccountList({ accounts, save, remove, changed }: BankAccountListProps) {
  const { t } = useTranslation('payout');
  const { t: common } = useTranslation();
  const [edited, setEdited] = useState<BankAccount | 'new' | null>(null);
  const [opened, setOpened] = useState<BankAccount | null>(null);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      setOpened(null);
      toast.success(common('state.deleted'));
      await changed();
    },
  });
  return (
    <>
      {accounts.length === 0 && <p className={classes.muted}>{t('account.none')}</p>}
      <ul className={classes.accounts}>
        {accounts.map((account) => (
          <li key={account.id}>
            <div className={classes.account}>
              <p>
                <strong>{account.bank_name}</strong> {account.branch_name}
                <span className={classes.pill}>{account.currency}</span>
                {account.is_default === 1 && (
                  <StatusPill tone="success">{t('account.is_default')}</StatusPill>
                )}
              </p>
              <p className={classes.muted}>
                {account.payee} · {account.account_no}
              </p>
              {account.held_until !== null && (
                <p className={classes.muted}>
                  {t('account.held', { at: formatDateTime(account.held_until) })}
                </p>
              )}
            </div>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('account.change_named', { name: account.bank_name })}
              onClick={() => setEdited(account)}
            >
              {common('action.edit')}
            </Button>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('account.delete_named', { name: account.bank_name })}
              onClick={() => setOpened(account)}
            >
              {common('action.delete')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={() => setEdited('new')}>
          {t('account.add')}
        </Button>
      </div>
      {edited !== null && (
        <BankAccountDialog
          account={edited === 'new' ? null : edited}
          country={COUNTRY_OF[activeLanguage()]}
          send={(request) => save(request, edited === 'new' ? null : edited.id)}
          changed={changed}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        opened={opened !== null}
        title={t('account.delete')}
        confirmLabel={common('action.delete')}
        isDanger
        isPending={removal.isPending}
        onConfirm={() => opened !== null && removal.mutate(opened.id)}
        onClose={() => setOpened(null)}
      >
        {t('account.delete_text')}
      </ConfirmDialog>
    </>
  );
}
