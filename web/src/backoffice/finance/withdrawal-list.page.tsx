import type { RowOf } from '@fovea/shared-types/record/record';
import { withdrawal } from '@fovea/shared-types/finance/withdrawal.record';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailView } from '../../kit/detail-view/detail-view';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { RequestWithdrawalDialog } from '../../kit/payout/request-withdrawal-dialog';
import { BankAccountList } from '../../kit/payout/bank-account-list';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { localText } from '../../lib/local-text';
import { type RecordAction, type RecordColumns, recordPage } from '../record/record-page';
import {
  requestCompanyWithdrawal,
  deleteCompanyAccount,
  saveCompanyAccount,
  cancelRequestOfCompany,
  useWithdrawalsChanged,
  withdrawalParamsQuery,
  withdrawalQuery,
} from './payout.queries';
import { PayoutFilesButton } from './payout-files';
import { PayeeFacts, WithdrawalFacts, WithdrawalHistory, WithdrawalState } from './withdrawal-facts';
import { backOfficePage } from '../back-office-page';
import { useAccess } from '../layout/access/access-context';
import { paths } from '../../lib/paths';

type Row = RowOf<typeof withdrawal.declared>;

/** Withdrawals of a company, and their states. */
export const WithdrawalListPage = recordPage(withdrawal, {
  columns: useColumns,
  without: ['id'],
  create: {
    permission: 'finance:withdrawal:add',
    label: ['申请提现', 'Request a withdrawal', '出金を申請'],
    Dialog: RequestCompanyWithdrawal,
    isOfCompany: true,
  },
  useActions,
  Opened,
  Note: BanksOfPayouts,
});

function useColumns(): RecordColumns<typeof withdrawal.declared> {
  return useMemo(
    () => [
      { prop: 'created_at', width: 170 },
      { prop: 'money', width: 140, decides: true },
      { prop: 'status_name', width: 130 },
      { prop: 'sn', width: 130 },
      { prop: 'bank_account', width: 240 },
      { prop: 'first_by', width: 130 },
      { prop: 'first_at', width: 170 },
      { prop: 'second_by', width: 130, visible: false },
      { prop: 'second_at', width: 170, visible: false },
      { prop: 'username', width: 120, visible: false },
      { prop: 'company_name', width: 180, visible: false },
    ],
    [],
  );
}

function RequestCompanyWithdrawal({ onClose }: { onClose: () => void }) {
  const changed = useWithdrawalsChanged();
  const { t } = useTranslation('payout');
  const { data, error, isError, refetch } = useQuery(withdrawalParamsQuery());
  if (data === undefined)
    return (
      <Dialog opened onClose={onClose} title={t('ask.title')}>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={160} radius={8} />
        )}
      </Dialog>
    );
  return (
    <RequestWithdrawalDialog
      balances={data.balances}
      accounts={data.bank_accounts}
      send={requestCompanyWithdrawal}
      changed={changed}
      onClose={onClose}
    />
  );
}

/** Where a company is paid, and how our banks are instructed to. */
function BanksOfPayouts() {
  return (
    <>
      <CompanyAccounts />
      <PayoutFilesButton />
    </>
  );
}

/** The way to the bank accounts of the company. */
function CompanyAccounts() {
  const { t } = useTranslation('payout');
  const may = useMay();
  const changed = useWithdrawalsChanged();
  const [isOpen, setOpen] = useState(false);
  const isOfPlatform = useAccess().user.company_id === null;
  const mayKeep = !isOfPlatform && may('finance:bank-account:update') && may('finance:withdrawal:add');
  const result = useQuery({ ...withdrawalParamsQuery(), enabled: isOpen });
  if (!mayKeep) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('account.title')}
      </Button>
      {isOpen && (
        <DetailDrawer title={t('account.title')} onClose={() => setOpen(false)} result={result} width={640}>
          {({ bank_accounts }) => (
            <BankAccountList
              accounts={bank_accounts}
              save={saveCompanyAccount}
              remove={deleteCompanyAccount}
              changed={changed}
            />
          )}
        </DetailDrawer>
      )}
    </>
  );
}

function useActions(): ReadonlyArray<RecordAction<Row>> {
  const { t } = useTranslation('payout');
  const isOfPlatform = useAccess().user.company_id === null;
  return useMemo(
    () => [
      {
        key: 'cancel',
        label: t('cancel.action'),
        permission: 'finance:withdrawal:add',
        // A company's people withdraw what it requested, and nobody else.
        isHidden: ({ status }) => isOfPlatform || !withdrawalMachine.may(status, 'withdraw'),
        Dialog: CancelWithdrawal,
      },
    ],
    [t, isOfPlatform],
  );
}

function CancelWithdrawal({ row, onClose }: { row: Row; onClose: () => void }) {
  const { t } = useTranslation('payout');
  const changed = useWithdrawalsChanged();
  const withdraw = useMutation({
    mutationFn: cancelRequestOfCompany,
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
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.mutate(row.id)}
      onClose={onClose}
    >
      {t('cancel.text')}
    </ConfirmDialog>
  );
}

function Opened({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useQuery(withdrawalQuery(id));
  return (
    <DetailDrawer title={localText(withdrawal.declared.many)} onClose={onClose} result={result} width={900}>
      {(shown) => (
        <DetailView title={shown.sn} state={<WithdrawalState status={shown.status} />}>
          <WithdrawalFacts shown={shown} />
          <PayeeFacts shown={shown} />
          <WithdrawalHistory shown={shown} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}

backOfficePage(WithdrawalListPage, {
  path: paths.companyWithdrawals,
  texts: ['kit', 'system', 'payout', 'bank'],
});
