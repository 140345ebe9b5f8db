import { creditParkedPayment, returnParkedPayment } from '@fovea/shared-types/finance/parked-payment.calls';
import { PARKED_NOTE_MAX } from '@fovea/shared-types/finance/parked-payment-bounds';
import { parkedPayment } from '@fovea/shared-types/finance/parked-payment.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import type { Words } from '@fovea/shared-types/record/words';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { Drawer } from '../../kit/drawer/drawer';
import { TextDialog } from '../../kit/form/text-dialog';
import { api } from '../../lib/api-client';
import { formatDateTime, formatMoney } from '../../lib/format';
import { says } from '../../lib/words';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

interface Of {
  row: RowOf<typeof parkedPayment.declared>;
  onClose: () => void;
}

const { shown } = parkedPayment.declared;

function named(
  { names }: { names?: Readonly<Record<number, Words>> | undefined },
  code: number | null,
): string | null {
  const words = code === null ? undefined : names?.[code];
  return words === undefined ? null : says(words);
}

/** One held payment: what was due, what came, and what became of it. */
export function ParkedDrawer({ row, onClose }: Of) {
  const { t } = useTranslation('finance');
  return (
    <Drawer title={says(parkedPayment.declared.one)} onClose={onClose} size={640} isGrey>
      <DetailView
        title={row.sn}
        summary={[
          { label: says(shown.due.label), value: formatMoney(row.due, row.due_currency) },
          { label: says(shown.money.label), value: formatMoney(row.money, row.currency) },
        ]}
      >
        <DetailCard title={t('parked.what')} isWide>
          <Facts
            facts={[
              { label: says(shown.username.label), value: row.username },
              { label: says(shown.cause.label), value: named(shown.cause, row.cause) },
              { label: says(shown.provider_ref.label), value: row.provider_ref },
              { label: says(shown.created_at.label), value: formatDateTime(row.created_at) },
            ]}
          />
        </DetailCard>
        <DetailCard title={t('parked.became')} isWide>
          <Facts
            facts={[
              {
                label: says(shown.status.label),
                value: row.is_going ? says(shown.is_going.label) : named(shown.status, row.status),
              },
              { label: says(shown.resolution.label), value: named(shown.resolution, row.resolution) },
              { label: says(shown.resolved_by_name.label), value: row.resolved_by_name },
              { label: says(shown.resolve_note.label), value: row.resolve_note },
              { label: says(shown.last_error.label), value: row.last_error },
            ]}
          />
        </DetailCard>
      </DetailView>
    </Drawer>
  );
}

export const ParkedCredit = (props: Of) => <Settle {...props} verb="credit" />;
export const ParkedReturn = (props: Of) => <Settle {...props} verb="return" />;

const CALLS = { credit: creditParkedPayment, return: returnParkedPayment } as const;

function Settle({ row, onClose, verb }: Of & { verb: keyof typeof CALLS }) {
  const { t } = useTranslation('finance');
  const queries = useQueryClient();
  return (
    <TextDialog
      title={t(`parked.${verb}`)}
      quote={`${row.sn} · ${row.username} · ${formatMoney(row.money, row.currency)}`}
      name="remark"
      label={says(shown.resolve_note.label)}
      hint={t(`parked.${verb}_hint`)}
      initial=""
      rows={3}
      maxLength={PARKED_NOTE_MAX}
      problem={(text) => (text.trim() === '' ? t('parked.note_missing') : undefined)}
      submitLabel={t(`parked.${verb}`)}
      send={(text, request_id) =>
        api(CALLS[verb], { id: row.id, remark: text.trim(), request_id }, { quiet: true })
      }
      done={t('parked.done')}
      changed={() =>
        Promise.all(
          [recordKey(parkedPayment), badgeKeys.menu].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      }
      onClose={onClose}
    />
  );
}
