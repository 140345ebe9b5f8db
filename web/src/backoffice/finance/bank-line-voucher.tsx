import type { BankLineDetail } from '@fovea/shared-types/finance/bank-import.dto';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { useMay } from '../../lib/permissions';
import { AddVoucherDialog } from './add-voucher-dialog';
import { voucherOfLine } from './voucher-starts';

/** A movement that no document explains: a charge, a provider's payout. Its voucher is proposed for the line once it is posted. */
export function VoucherOfLine({ line }: { line: BankLineDetail }) {
  const { t } = useTranslation('bank');
  const may = useMay();
  const [isOpened, setOpened] = useState(false);
  const isOffered = line.kind !== BANK_LINE_KIND.refused && bankLineMachine.may(line.matching, 'match');
  if (!isOffered || !may('finance:journal-voucher:add')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('line.voucher')}
      </Button>
      {isOpened && (
        <AddVoucherDialog
          start={voucherOfLine(line, t('line.voucher_reason', { words: line.words || line.reference }))}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
