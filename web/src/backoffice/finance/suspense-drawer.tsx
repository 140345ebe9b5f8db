import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import { SUSPENSE_NOTE_MAX } from '@fovea/shared-types/finance/suspense-payment-bounds';
import { suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import type { Translations } from '@fovea/shared-types/record/translations';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { Drawer } from '../../kit/drawer/drawer';
import { TextDialog } from '../../kit/form/text-dialog';
import { api } from '../../lib/api-client';
import { formatDateTime, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

interface Of {
  row: RowOf<typeof suspensePayment.declared>;
  onClose: () => void;
}

const { shown } = suspensePayment.declared;
const CALLS = { credit: creditSuspensePayment, return: returnSuspensePayment } as const;
type Verb = keyof typeof CALLS;
const VERBS = ['credit', 'return'] as const;

function named(
  { names }: { names?: Readonly<Record<number, Translations>> | undefined },
  code: number | null,
): string | null {
  const texts = code === null ? undefined : names?.[code];
  return texts === undefined ? null : localText(texts);
}

/** One held payment: what was due, what came, and what became of it. */
export function SuspenseDrawer({ row, onClose }: Of) {
  const { t } = useTranslation('finance');
  const may = useMay();
  const [verb, setVerb] = useState<Verb | null>(null);
  const actions = [
    ...(may('finance:parked:settle') && !isSettled(row) ? VERBS : []).map((one) => (
      <Button key={one} variant="default" onClick={() => setVerb(one)}>
        {t(`suspense.${one}`)}
      </Button>
    )),
    row.subject_type === 'order' && may('order:order:list') && (
      <ButtonLink key="order" to={to.managedOrder(row.subject_id)} variant="default">
        {t('suspense.to_order')}
      </ButtonLink>
    ),
  ];
  return (
    <Drawer title={localText(suspensePayment.declared.one)} onClose={onClose} size={640} isGrey>
      <DetailView
        title={row.sn}
        summary={[
          { label: localText(shown.due.label), value: formatMoney(row.due, row.due_currency) },
          { label: localText(shown.money.label), value: formatMoney(row.money, row.currency) },
        ]}
        actions={actions}
      >
        <DetailCard title={t('suspense.what')} isWide>
          <Facts
            facts={[
              { label: localText(shown.username.label), value: row.username },
              { label: localText(shown.cause.label), value: named(shown.cause, row.cause) },
              { label: localText(shown.provider_ref.label), value: row.provider_ref },
              { label: localText(shown.created_at.label), value: formatDateTime(row.created_at) },
            ]}
          />
        </DetailCard>
        <DetailCard title={t('suspense.became')} isWide>
          <Facts
            facts={[
              {
                label: localText(shown.status.label),
                value: row.is_going ? localText(shown.is_going.label) : named(shown.status, row.status),
              },
              { label: localText(shown.resolution.label), value: named(shown.resolution, row.resolution) },
              { label: localText(shown.resolved_by_name.label), value: row.resolved_by_name },
              { label: localText(shown.resolve_note.label), value: row.resolve_note },
              { label: localText(shown.last_error.label), value: row.last_error },
            ]}
          />
        </DetailCard>
      </DetailView>
      {verb !== null && <Settle row={row} verb={verb} onClose={() => setVerb(null)} />}
    </Drawer>
  );
}

/** A payment that is refunded automatically is not settled by hand. */
export const isSettled = ({ status, is_going }: Of['row']): boolean =>
  status !== PAYMENT_STATUS.parked || is_going;

export const SuspenseCredit = (props: Of) => <Settle {...props} verb="credit" />;
export const SuspenseReturn = (props: Of) => <Settle {...props} verb="return" />;

function Settle({ row, onClose, verb }: Of & { verb: Verb }) {
  const { t } = useTranslation('finance');
  const queries = useQueryClient();
  return (
    <TextDialog
      title={t(`suspense.${verb}`)}
      quote={`${row.sn} · ${row.username} · ${formatMoney(row.money, row.currency)}`}
      name="remark"
      label={localText(shown.resolve_note.label)}
      hint={t(`suspense.${verb}_hint`)}
      initial=""
      rows={3}
      maxLength={SUSPENSE_NOTE_MAX}
      problem={(text) => (text.trim() === '' ? t('suspense.note_missing') : undefined)}
      submitLabel={t(`suspense.${verb}`)}
      send={(text, request_id) =>
        api(CALLS[verb], { id: row.id, remark: text.trim(), request_id }, { quiet: true })
      }
      done={t('suspense.done')}
      changed={() =>
        Promise.all(
          [recordKey(suspensePayment), badgeKeys.menu].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        )
      }
      onClose={onClose}
    />
  );
}
