import { moveBetweenBins } from '@fovea/shared-types/warehouse/stock.calls';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { SearchSelectField } from '../../../kit/form/search-select';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { useWarehouseSearch } from '../searches';
import { type FoundItem, useStockChanged } from '../stock/stock.queries';
import { BinField } from './bin-field';
import { useHasBins } from './bins';
import { LinesEditor } from './lines-editor';
import { type BinChoice, type LineDraft, newLine, outLinesOf, problemOf } from './stock-lines';

const WIDE_PX = 860;

interface Values {
  ware_house_id: string | null;
  bin: BinChoice | null;
  lines: LineDraft[];
}

/** Where it begins: at the stock of one item in one warehouse. */
export interface MovedStock {
  warehouseId: number;
  warehouseName: string;
  item: FoundItem;
}

/** From bin to bin of one warehouse: goods scanned or typed, and the bin whose label was scanned last. */
export function MoveBinsDrawer({ of, onClose }: { of?: MovedStock | undefined; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const { t: kit } = useTranslation('kit');
  const changed = useStockChanged();
  const search = useWarehouseSearch();
  const form = useForm<Values>({
    initial: {
      ware_house_id: of === undefined ? null : String(of.warehouseId),
      bin: null,
      lines: of === undefined ? [] : [newLine(of.item)],
    },
    validate: ({ ware_house_id, bin, lines }) => {
      const wrong = problemOf(lines, 'out');
      const missing = (label: string): string => kit('form.missing', { label });
      return {
        ware_house_id: ware_house_id === null ? missing(t('field.ware_house')) : undefined,
        bin: bin === null ? missing(t('move.into')) : undefined,
        lines: wrong === null ? undefined : t(`problem.${wrong.problem}`, wrong.params),
      };
    },
  });
  const { ware_house_id, bin, lines } = form.values;
  const warehouseId = Number(ware_house_id ?? 0);
  const hasBins = useHasBins(warehouseId);
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(
        moveBetweenBins,
        {
          ware_house_id: Number(values.ware_house_id),
          to_bin_id: values.bin?.id ?? null,
          lines: outLinesOf(values.lines),
          request_id,
        },
        { quiet: true },
      ),
    onSaved: async ({ moved }) => {
      toast.success(
        moved === 0 ? t('move.none', { code: bin?.code }) : t('move.done', { count: moved, code: bin?.code }),
      );
      onClose();
      await changed();
    },
    byError: { STOCK_INSUFFICIENT: 'lines', SERIAL_UNKNOWN: 'lines', WAREHOUSE_DISABLED: 'ware_house_id' },
  });
  return (
    <FormDrawer
      title={t('move.action')}
      form={form}
      saving={saving}
      submitLabel={t('move.submit')}
      onClose={onClose}
      size={WIDE_PX}
    >
      <p>{t('move.text')}</p>
      <SearchSelectField
        form={form}
        name="ware_house_id"
        label={t('field.ware_house')}
        named={of?.warehouseName}
        search={search}
        onChosen={() => form.fill({ bin: null, lines: [] })}
        required
      />
      <section data-field="bin" tabIndex={-1} aria-label={t('move.into')}>
        <BinField
          label={t('move.into')}
          warehouseId={warehouseId}
          value={bin}
          onChange={(chosen) => form.set('bin', chosen)}
          error={form.errors.bin}
        />
        {warehouseId > 0 && hasBins === false && <p role="status">{t('move.no_bins')}</p>}
      </section>
      <LinesEditor
        key={ware_house_id}
        direction="out"
        warehouseId={warehouseId}
        currency=""
        lines={lines}
        onChange={(next) => form.set('lines', next)}
        onBin={(scanned) => form.set('bin', scanned)}
        error={form.errors.lines}
      />
    </FormDrawer>
  );
}
