import type { BalanceDetail, BalanceDetailListRequest } from '@fovea/shared-types/finance/balance.dto';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Notice } from '../../kit/notice/notice';
import { dayOf } from '../../lib/day';
import { formatDateTime, formatNumber } from '../../lib/format';
import { csvText, saveText } from '../../lib/save-text';
import { allLines, LINES_MAX } from './wallet.queries';

/** The lines of the filter as a file that sheets read. */
export function SaveLines({ request, isEmpty }: { request: BalanceDetailListRequest; isEmpty: boolean }) {
  const { t } = useTranslation('wallet');
  const saving = useMutation({
    mutationFn: allLines,
    onSuccess: ({ lines }) => save(lines, t),
  });
  return (
    <>
      <Button
        variant="default"
        disabled={isEmpty}
        loading={saving.isPending}
        onClick={() => saving.mutate(request)}
      >
        {t(saving.isPending ? 'lines.exporting' : 'lines.export')}
      </Button>
      {saving.data !== undefined && saving.data.total > LINES_MAX && (
        <Notice>{t('lines.export_cut', { limit: formatNumber(LINES_MAX) })}</Notice>
      )}
    </>
  );
}

function save(lines: readonly BalanceDetail[], t: TFunction<'wallet'>): void {
  const rows = [
    [
      t('file.time'),
      t('lines.type'),
      t('file.change'),
      t('file.after'),
      t('currency.label'),
      t('file.document'),
      t('file.remark'),
    ],
    ...lines.map((line) => [
      formatDateTime(line.created_at),
      line.type_name,
      Number(line.change),
      Number(line.after),
      line.currency,
      line.document ?? '',
      line.remark ?? '',
    ]),
  ];
  saveText(`${t('file.name')}-${dayOf(new Date().toISOString())}.csv`, csvText(rows));
}
