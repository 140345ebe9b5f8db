import '../../../kit/form/form-styles';
import { arrivedsStatus, recountArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import type { ArrivalDetail, ArrivalLine } from '@fovea/shared-types/warehouse/arrival.dto';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import { DOCUMENT_IMAGES_MAX, QUANTITY_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { LABELS } from '@fovea/shared-types/record/translations';
import { ARRIVAL_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../kit/form/fields';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { NumberInput } from '../../../kit/form/number-input';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { FilesField } from '../../../kit/upload-field/files-field';
import { api } from '../../../lib/api-client';
import { instantOf } from '../../../lib/day';
import { formatNumber } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { useRecordChanged } from '../../record/record.queries';
import { arrivalQuery } from './arrival.queries';
import { LinesTable } from '../lines-table';
import classes from '../document-lines.module.css';
import { wholeNumber } from '../whole-number';

const WIDE_PX = 760;

interface Values {
  arrived_at: string;
  /** What came of each line, by its number. */
  lines: Record<number, string>;
  images: FileLink[];
}

/** Goods that have come are counted, line by line, and photographed. */
export function ArriveDialog({ row, onClose }: { row: { id: number }; onClose: () => void }) {
  const { data } = useQuery(arrivalQuery(row.id));
  return data === undefined ? null : <ArriveForm current={data} onClose={onClose} />;
}

function ArriveForm({ current, onClose }: { current: ArrivalDetail; onClose: () => void }) {
  // What came is counted for the first time, or more came later.
  const isFirst = current.status === ARRIVAL_STATUS.expected;
  const { t } = useTranslation('arrivals');
  const changed = useRecordChanged(arrival);
  const [isSending, setSending] = useState(false);
  const room = DOCUMENT_IMAGES_MAX - current.images.length;
  const form = useForm<Values>({
    initial: {
      arrived_at: '',
      lines: Object.fromEntries(
        current.lines.map(({ line, good_number, arrived_number }) => [
          line,
          String(Math.max(good_number, arrived_number ?? 0)),
        ]),
      ),
      images: [],
    },
    validate: ({ lines }) => ({
      lines: Object.values(lines).some((text) => wholeNumber(text) === null)
        ? t('arrive.unsound')
        : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => {
      const { id } = current;
      const lines = current.lines.map(({ line }) => ({
        line,
        good_number: wholeNumber(values.lines[line] ?? '') ?? 0,
      }));
      const images = values.images.map((image) => image.id);
      if (!isFirst) return api(recountArriveds, { id, lines, images, request_id }, { quiet: true });
      const arrived_at = instantOf(values.arrived_at);
      const at = typeof arrived_at === 'string' ? { arrived_at } : {};
      const request = { id, status: ARRIVAL_STATUS.arrived, ...at, lines, images, request_id };
      return api(arrivedsStatus, request, { quiet: true });
    },
    onSaved: async () => {
      toast.success(t(isFirst ? 'arrive.done' : 'rest.done', { sn: current.arrived_sn }));
      await changed();
      onClose();
    },
  });
  const { lines } = form.values;
  const title = isFirst ? 'arrive.title' : 'rest.title';
  const counted = t(isFirst ? 'arrive.counted' : 'rest.counted');
  return (
    <FormDrawer
      title={t(title, { sn: current.arrived_sn })}
      form={form}
      saving={saving}
      submitLabel={t(isFirst ? 'arrive.submit' : 'rest.submit')}
      isWaiting={isSending}
      onClose={onClose}
      size={WIDE_PX}
    >
      {isFirst ? (
        <DateTimeField form={form} name="arrived_at" label={t('arrive.at')} hint={t('arrive.at_hint')} />
      ) : (
        <p>{t('rest.hint')}</p>
      )}
      <section data-field="lines" tabIndex={-1} aria-label={counted}>
        {form.errors.lines !== undefined && (
          <p role="alert" className={classes.error}>
            {form.errors.lines}
          </p>
        )}
        <LinesTable
          lines={current.lines}
          columns={[
            { label: t('arrive.announced'), cell: ({ good_number }) => formatNumber(good_number) },
            ...(isFirst
              ? []
              : [
                  {
                    label: t('rest.so_far'),
                    cell: ({ arrived_number }: ArrivalLine) => formatNumber(arrived_number ?? 0),
                  },
                ]),
            {
              label: counted,
              cell: ({ line, goods_name }) => (
                <NumberInput
                  aria-label={`${counted}: ${goods_name}`}
                  max={QUANTITY_MAX}
                  value={lines[line] ?? ''}
                  onChange={(text) => form.set('lines', { ...lines, [line]: text })}
                />
              ),
            },
            {
              label: t('arrive.difference'),
              cell: ({ line, good_number }) => {
                const count = wholeNumber(lines[line] ?? '');
                return <Difference of={count === null ? 0 : count - good_number} />;
              },
            },
          ]}
        />
      </section>
      {room > 0 && (
        <FilesField
          form={form}
          name="images"
          label={localText(LABELS.images)}
          max={room}
          onSending={setSending}
        />
      )}
    </FormDrawer>
  );
}

/** More or less than was announced; nothing where it agrees. */
export function Difference({ of }: { of: number }) {
  if (of === 0) return '-';
  return <span className={classes.differs}>{`${of > 0 ? '+' : '−'}${formatNumber(Math.abs(of))}`}</span>;
}
