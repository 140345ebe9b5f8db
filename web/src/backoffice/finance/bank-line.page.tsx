import type { BankLineDetail, BankMatch } from '@fovea/shared-types/finance/bank-import.dto';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { RowOf } from '@fovea/shared-types/record/record';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { TextDialog } from '../../kit/form/text-dialog';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDate, formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { type RecordColumns, recordPage } from '../record/record-page';
import { BankImportDialog } from './bank-import-dialog';
import { MatchedTo, useConfirmProposals } from './bank-line-proposals';
import { CreditLine } from './bank-line-credit';
import { VoucherOfLine } from './bank-line-voucher';
import { bankLineQuery, matchLine, reopenLine, setLineAside, useBankChanged } from './bank.queries';
import { kindText } from './bank-texts';
import classes from './bank.module.css';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<typeof bankLine.declared>;

/** Bank reports on our accounts; a person matches each movement. */
export const BankLinePage = recordPage(bankLine, {
  columns: useColumns,
  create: {
    permission: 'finance:bank-line:match',
    label: ['导入银行文件', 'Import bank file', '銀行のファイルを取り込む'],
    Dialog: BankImportDialog,
  },
  useBulk: useConfirmProposals,
  Opened,
});

function useColumns(): RecordColumns<typeof bankLine.declared> {
  return useMemo(
    () => [
      { prop: 'reference', width: 180, decides: true },
      { prop: 'booked_on', width: 120 },
      { prop: 'kind', width: 120 },
      { prop: 'money', width: 140, decides: true },
      { prop: 'matching', width: 120 },
      { prop: 'party', width: 180 },
      { prop: 'words', width: 180 },
      { prop: 'matched_to', width: 190, render: (row: Row) => <MatchedTo row={row} /> },
      { prop: 'created_at', width: 170, visible: false },
    ],
    [],
  );
}

function Opened({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('bank');
  const result = useQuery(bankLineQuery(id));
  return (
    <DetailDrawer title={t('line.title')} onClose={onClose} result={result} width={720}>
      {(line) => (
        <DetailView
          title={line.reference || t('line.title')}
          actions={line.matching === BANK_LINE_MATCHING.matched ? undefined : <LineActions line={line} />}
        >
          <LineFacts line={line} />
          {line.matching === BANK_LINE_MATCHING.open && <Proposals line={line} />}
        </DetailView>
      )}
    </DetailDrawer>
  );
}

function LineFacts({ line }: { line: BankLineDetail }) {
  const { t } = useTranslation('bank');
  return (
    <DetailCard title={t('line.title')} isWide>
      <Facts
        facts={[
          { label: t('line.kind'), value: kindText(t, line.kind) },
          { label: t('line.money'), value: formatMoney(line.money, line.currency) },
          {
            label: t('line.booked_on'),
            value: line.booked_on === null ? null : formatDate(line.booked_on),
          },
          { label: t('line.reference'), value: line.reference },
          { label: localText(bankLine.declared.shown.party.label), value: line.party },
          { label: t('line.words'), value: line.words },
          { label: t('line.file'), value: t('line.file_row', { name: line.file_name, row: line.row_no }) },
          { label: t('line.decided_by'), value: line.username },
          { label: t('line.reason'), value: line.reason },
        ]}
      />
    </DetailCard>
  );
}

function Proposals({ line }: { line: BankLineDetail }) {
  const { t } = useTranslation('bank');
  const may = useMay();
  const [chosen, setChosen] = useState<BankMatch | null>(null);
  return (
    <DetailCard title={t('line.proposals')} isWide>
      {line.proposals.length === 0 ? (
        <p>{t('line.none')}</p>
      ) : (
        <ul className={classes.rows}>
          {line.proposals.map((match) => (
            <li key={`${match.subject_type} ${match.subject_id}`}>
              <span>
                <strong>{match.sn}</strong> · {match.name}
                {match.is_payer_known && (
                  <>
                    {' '}
                    <StatusPill tone="success">{t('line.payer_known', { party: line.party })}</StatusPill>
                  </>
                )}
              </span>
              {may('finance:bank-line:match') && (
                <Button aria-label={t('line.match_named', { sn: match.sn })} onClick={() => setChosen(match)}>
                  {t('line.match')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen !== null && <ConfirmMatch line={line} match={chosen} onClose={() => setChosen(null)} />}
    </DetailCard>
  );
}

const CONSEQUENCES = { 1: 'line.match_1', 2: 'line.match_2', 3: 'line.match_3' } as const;

function ConfirmMatch({
  line,
  match,
  onClose,
}: {
  line: BankLineDetail;
  match: BankMatch;
  onClose: () => void;
}) {
  const { t } = useTranslation('bank');
  const changed = useBankChanged();
  const matching = useMutation({
    mutationFn: () => matchLine(line.id, match),
    onSuccess: async () => {
      toast.success(t('line.matched'));
      onClose();
      await changed();
    },
  });
  const consequence = match.is_booked
    ? 'line.match_booked'
    : CONSEQUENCES[line.kind as keyof typeof CONSEQUENCES]; // the server gives no other
  return (
    <ConfirmDialog
      opened
      title={t('line.match_title')}
      confirmLabel={t('line.match')}
      isPending={matching.isPending}
      onConfirm={() => matching.mutate()}
      onClose={onClose}
    >
      {t(consequence, { sn: match.sn, name: match.name })}
    </ConfirmDialog>
  );
}

/** The actions on the line as it is. */
function LineActions({ line }: { line: BankLineDetail }) {
  const mayMatch = useMay()('finance:bank-line:match');
  return (
    <>
      <CreditLine line={line} />
      <VoucherOfLine line={line} />
      {mayMatch && bankLineMachine.may(line.matching, 'set aside') && <SetAside line={line} />}
      {mayMatch && bankLineMachine.may(line.matching, 'open again') && <Reopen id={line.id} />}
    </>
  );
}

function Reopen({ id }: { id: number }) {
  const { t } = useTranslation('bank');
  const changed = useBankChanged();
  const [isOpened, setOpened] = useState(false);
  const reopen = useMutation({
    mutationFn: () => reopenLine(id),
    onSuccess: async () => {
      toast.success(t('line.reopen_done'));
      setOpened(false);
      await changed();
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('line.reopen')}
      </Button>
      {isOpened && (
        <ConfirmDialog
          opened
          title={t('line.reopen')}
          confirmLabel={t('line.reopen')}
          isPending={reopen.isPending}
          onConfirm={() => reopen.mutate()}
          onClose={() => setOpened(false)}
        >
          {t('line.reopen_text')}
        </ConfirmDialog>
      )}
    </>
  );
}

function SetAside({ line }: { line: BankLineDetail }) {
  const { t } = useTranslation('bank');
  const changed = useBankChanged();
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('line.aside')}
      </Button>
      {isOpened && (
        <TextDialog
          title={t('line.aside')}
          quote={[line.reference, formatMoney(line.money, line.currency), line.words]
            .filter((part) => part !== '')
            .join(' · ')}
          name="reason"
          label={t('line.reason')}
          hint={t('line.aside_hint')}
          initial=""
          rows={3}
          maxLength={500}
          problem={(text) => (text.trim() === '' ? t('line.empty') : undefined)}
          submitLabel={t('line.aside')}
          send={(text, requestId) => setLineAside(line.id, text.trim(), requestId)}
          done={t('line.aside_done')}
          changed={changed}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

backOfficePage(BankLinePage, {
  path: paths.bankImport,
  texts: ['kit', 'system', 'bank', 'voucher', 'approval', 'finance'],
});
