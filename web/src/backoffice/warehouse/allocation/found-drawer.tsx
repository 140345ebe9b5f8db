import '../../../kit/form/form-styles';
import {
  loseWarehouseAllocations,
  receiveWarehouseAllocations,
  returnWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import type { AllocationDetail } from '@fovea/shared-types/warehouse/allocation.dto';
import type { StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { TextAreaField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { dropKeptForm, keepForm } from '../../../kit/form/kept-form';
import { KeptNotice } from '../../../kit/form/kept-notice';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { outbox, type CallNote } from '../../../kit/scan/outbox';
import { type Mended, mendAt } from '../../../kit/scan/use-not-taken';
import { api } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast-store';
import { useAccess } from '../../layout/access/access-context';
import type { BinChoice } from '../documents/stock-lines';
import classes from '../document-lines.module.css';
import { useStockChanged } from '../stock/stock.queries';
import { allocationQuery } from './allocation.queries';
import { FoundScan } from './found-scan';
import { FoundTable } from './found-table';
import { allOf, binsIn, type Found, foundAgain, foundLines, isUnsound, totalOf } from './found-things';

const WIDE_PX = 860;

/** What is done with goods that are on their way. */
export type FoundPurpose = 'receive' | 'take_back' | 'lose';

interface Values {
  found: Found;
  audit_notes: string;
}

/** What is kept of what is typed: by name, as others may find something meanwhile. */
interface KeptFound {
  lines: StockOutLine[];
  bins: BinChoice[];
  audit_notes: string;
}

/** What of a receipt is kept while it waits for the network, so that it can be opened again. */
export interface KeptReceipt {
  id: number;
  lines: StockOutLine[];
  /** The bins of the lines, by their codes. */
  bins: BinChoice[];
}

/** @returns whether it was sent at once; else it waits for the network */
async function send(
  purpose: FoundPurpose,
  request: { id: number; lines: StockOutLine[]; request_id: string },
  { audit_notes, note }: { audit_notes: string; note: CallNote },
): Promise<boolean> {
  if (purpose === 'receive') return (await outbox.send(receiveWarehouseAllocations, request, note)) !== null;
  if (purpose === 'take_back') await api(returnWarehouseAllocations, request, { quiet: true });
  else await api(loseWarehouseAllocations, { ...request, audit_notes }, { quiet: true });
  return true;
}

/** Goods on their way, found one by one with a scanner or counted by hand, compared with what was sent. */
export function FoundDrawer({ id, ...form }: { id: number } & Purpose) {
  const { data } = useQuery(allocationQuery(id));
  return data === undefined ? null : <FoundForm current={data} {...form} />;
}

interface Purpose {
  purpose: FoundPurpose;
  /** A receipt that was sent before, and not taken. */
  mended?: Mended<KeptReceipt>;
  onClose: () => void;
}

function FoundForm({ current, purpose, mended, onClose }: { current: AllocationDetail } & Purpose) {
  const { t } = useTranslation('allocation');
  const changed = useStockChanged();
  // What is missing when it is opened: other receivers do not change the list while scanning.
  const things = useRef(current.things.filter(({ missing }) => missing > 0)).current;
  const { allocation_sn: sn } = current;
  const isLoss = purpose === 'lose';
  const { user } = useAccess();
  const keptAs = `${purpose}-1.${user.id}.${mended?.requestId ?? current.id}`;
  const [{ found: before, gone }] = useState(() => foundAgain(things, mended?.typed));
  const form = useForm<Values>({
    initial: { found: isLoss ? allOf(things) : before, audit_notes: '' },
    validate: ({ found, audit_notes }) => ({
      found: isUnsound(things, found)
        ? t('found.unsound')
        : totalOf(things, found) === 0
          ? t('found.nothing')
          : undefined,
      audit_notes: isLoss && audit_notes.trim() === '' ? t('lose.missing') : undefined,
    }),
  });
  const { values, isDirty } = form;
  useEffect(() => {
    const { found, audit_notes } = values;
    const kept = { lines: foundLines(things, found), bins: binsIn(found), audit_notes };
    if (isDirty) keepForm(keptAs, kept satisfies KeptFound);
  }, [isDirty, keptAs, values, things]);
  const leave = (): void => {
    dropKeptForm(keptAs);
    onClose();
  };
  const saving = useSaving({
    form,
    before: mended,
    save: ({ found, audit_notes }, request_id) => {
      const request = { id: current.id, lines: foundLines(things, found) };
      const note = {
        label: t('receive.waiting', { sn, count: totalOf(things, found) }),
        form: {
          at: mendAt(paths.allocation, request_id),
          typed: { ...request, bins: binsIn(found) } satisfies KeptReceipt,
        },
      };
      return send(purpose, { ...request, request_id }, { audit_notes, note });
    },
    onSaved: async (isSent) => {
      toast.success(isSent ? t(`${purpose}.done`, { sn }) : t('receive.kept', { sn }));
      leave();
      await changed();
    },
    byError: { SERIAL_NOT_SENT: 'found' },
  });
  const { found } = form.values;
  // What is written off is in no bin.
  const warehouseId = isLoss
    ? 0
    : purpose === 'receive'
      ? (current.to_ware_house_id ?? 0)
      : current.from_ware_house_id;
  const [bin, setBin] = useState<BinChoice | null>(null);
  const lines = { things, found, bin, warehouseId, onChange: (next: Found) => form.set('found', next) };
  return (
    <FormDrawer
      title={t(`${purpose}.title`, { sn })}
      form={form}
      saving={saving}
      submitLabel={t(`${purpose}.submit`)}
      onClose={leave}
      size={WIDE_PX}
    >
      <KeptNotice<KeptFound>
        keptAs={keptAs}
        onTake={({ audit_notes, ...kept }) =>
          form.fill({ found: foundAgain(things, kept).found, audit_notes })
        }
      />
      {gone.length > 0 && <p role="alert">{t('found.gone', { names: gone.join(', ') })}</p>}
      <p>{t(`${purpose}.text`, { from: current.from_name, to: current.to_name })}</p>
      <FoundScan {...lines} onBin={setBin} />
      <section data-field="found" tabIndex={-1} aria-label={t('found.title')}>
        {form.errors.found !== undefined && (
          <p role="alert" className={classes.error}>
            {form.errors.found}
          </p>
        )}
        <FoundTable {...lines} />
      </section>
      <p aria-live="polite">
        {t('found.total', {
          count: totalOf(things, found),
          missing: formatNumber(totalOf(things, allOf(things)) - totalOf(things, found)),
        })}
      </p>
      <Button
        variant="default"
        className={classes.all}
        onClick={() => form.set('found', allOf(things, found, bin))}
      >
        {t('found.all')}
      </Button>
      {isLoss && (
        <TextAreaField
          form={form}
          name="audit_notes"
          label={t('lose.notes')}
          maxLength={500}
          rows={3}
          required
        />
      )}
    </FormDrawer>
  );
}
