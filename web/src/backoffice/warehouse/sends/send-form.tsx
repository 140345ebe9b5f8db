import { CARRIER_NAMES, OTHER_CARRIER, PICKUP } from '@fovea/shared-types/warehouse/carriers';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import {
  addWareHouseSends,
  updateWareHouseSends,
  wareHouseSendsRest,
  wareHouseSendsStatus,
} from '@fovea/shared-types/warehouse/send.calls';
import type { Sendable, SendDetail } from '@fovea/shared-types/warehouse/send.dto';
import { send } from '@fovea/shared-types/warehouse/send.record';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { LABELS } from '@fovea/shared-types/record/translations';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SelectField, TextAreaField, TextField } from '../../../kit/form/fields';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { FilesField } from '../../../kit/upload-field/files-field';
import { api } from '../../../lib/api-client';
import { useCountries } from '../../../lib/countries';
import { formatNumber } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { useRecordChanged } from '../../record/record.queries';
import { LinesTable } from '../lines-table';
import { sendQuery } from './send.queries';

const WIDE_PX = 760;
const { shown } = send.declared;

const carriers = () =>
  Object.entries(CARRIER_NAMES).map(([code, name]) => ({ value: code, label: localText(name) }));

interface Values {
  customer_name: string;
  customer_tel: string;
  customer_address: string;
  country: string | null;
  carrier: string | null;
  logistics_code: string;
  images: FileLink[];
  remark: string;
}

/** First the number of a stock-out, then what of it is left, and its recipient. */
export function NewSend({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sends');
  const [search] = useSearchParams();
  const [rest, setRest] = useState<Sendable | null>(null);
  const form = useForm({
    initial: { ware_house_out_sn: search.get('out') ?? '' },
    validate: ({ ware_house_out_sn }) => ({
      ware_house_out_sn: ware_house_out_sn.trim() === '' ? t('out_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ ware_house_out_sn }) =>
      api(wareHouseSendsRest, { ware_house_out_sn: ware_house_out_sn.trim() }, { quiet: true }),
    onSaved: setRest,
    byError: { NOT_FOUND: 'ware_house_out_sn', STATE_CONFLICT: 'ware_house_out_sn' },
  });
  if (rest !== null) return <SendForm current={null} rest={rest} onClose={onClose} />;
  return (
    <FormDialog
      title={localText(send.words.add)}
      form={form}
      saving={saving}
      submitLabel={t('next')}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="ware_house_out_sn"
        label={localText(shown.ware_house_out_sn.label)}
        hint={t('out_hint')}
        maxLength={30}
        required
      />
    </FormDialog>
  );
}

/** A delivery that was not sent yet, to be changed. */
export function EditSend({ row, onClose }: { row: { id: number }; onClose: () => void }) {
  const { data } = useQuery(sendQuery(row.id));
  return data === undefined ? null : <SendForm current={data} rest={null} onClose={onClose} />;
}

function SendForm({
  current,
  rest,
  onClose,
}: {
  current: SendDetail | null;
  rest: Sendable | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('sends');
  const { t: kit } = useTranslation('kit');
  const { t: system } = useTranslation('system');
  const changed = useRecordChanged(send);
  const [isSending, setSending] = useState(false);
  const from = current ?? rest;
  const form = useForm<Values>({
    initial: {
      customer_name: from?.customer_name ?? '',
      customer_tel: from?.customer_tel ?? '',
      customer_address: from?.customer_address ?? '',
      country: from?.country ?? null,
      carrier: String(current?.carrier ?? OTHER_CARRIER),
      logistics_code: current?.logistics_code ?? '',
      images: current?.images ?? [],
      remark: current?.remark ?? '',
    },
    validate: ({ customer_name, country }) => ({
      customer_name:
        customer_name.trim() === ''
          ? kit('form.missing', { label: localText(shown.customer_name.label) })
          : undefined,
      country: country === null ? t('country_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ images, carrier, ...values }, request_id) => {
      const fields = {
        ...values,
        carrier: Number(carrier ?? OTHER_CARRIER),
        images: images.map(({ id }) => id),
      };
      return current === null
        ? api(
            addWareHouseSends,
            { ...fields, ware_house_out_sn: rest?.ware_house_out_sn ?? '', request_id },
            { quiet: true },
          )
        : api(updateWareHouseSends, { ...fields, id: current.id, version: current.version }, { quiet: true });
    },
    onSaved: async () => {
      toast.success(system(current === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
  });
  const title = current === null ? localText(send.words.add) : localText(send.words.edit);
  return (
    <FormDrawer
      title={title}
      form={form}
      saving={saving}
      submitLabel={current === null ? title : system('action.save_changes')}
      isWaiting={isSending}
      onClose={onClose}
      size={WIDE_PX}
    >
      <section aria-label={t('lines')}>
        <LinesTable
          lines={from?.lines ?? []}
          columns={[
            {
              label: localText(shown.good_number.label),
              cell: ({ good_number }) => formatNumber(good_number),
            },
          ]}
        />
      </section>
      <TextField
        form={form}
        name="customer_name"
        label={localText(shown.customer_name.label)}
        maxLength={100}
        required
      />
      <TextField form={form} name="customer_tel" label={localText(shown.customer_tel.label)} maxLength={40} />
      <SelectField
        form={form}
        name="country"
        label={localText(shown.country.label)}
        hint={t('country_hint')}
        options={useCountries()}
        required
      />
      <TextField
        form={form}
        name="customer_address"
        label={localText(shown.customer_address.label)}
        maxLength={200}
      />
      <SelectField form={form} name="carrier" label={localText(shown.carrier.label)} options={carriers()} />
      <TextField
        form={form}
        name="logistics_code"
        label={localText(shown.logistics_code.label)}
        maxLength={60}
      />
      <FilesField
        form={form}
        name="images"
        label={localText(LABELS.images)}
        max={DOCUMENT_IMAGES_MAX}
        onSending={setSending}
      />
      <TextAreaField form={form} name="remark" label={localText(shown.remark.label)} maxLength={500} />
    </FormDrawer>
  );
}

interface StepProps {
  row: { id: number; send_sn: string; carrier: number; logistics_code: string };
  onClose: () => void;
}

/** The parcel is sent: its carrier and its number. */
export const SendStep = (props: StepProps) => <Step {...props} status={SEND_STATUS.sent} />;
export const DeliverStep = (props: StepProps) => <Step {...props} status={SEND_STATUS.delivered} />;
export const ReturnStep = (props: StepProps) => <Step {...props} status={SEND_STATUS.came_back} />;

function Step({ row, status, onClose }: StepProps & { status: 1 | 2 | 3 }) {
  const { t } = useTranslation('sends');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(send);
  const [isSending, setSending] = useState(false);
  const isLeaving = status === SEND_STATUS.sent;
  const form = useForm({
    initial: {
      carrier: String(row.carrier),
      logistics_code: row.logistics_code,
      remark: '',
      images: [] as FileLink[],
    },
    validate: ({ carrier, logistics_code }) => ({
      logistics_code:
        isLeaving && Number(carrier) !== PICKUP && logistics_code.trim() === ''
          ? kit('form.missing', { label: localText(shown.logistics_code.label) })
          : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ carrier, logistics_code, remark, images }, request_id) =>
      api(
        wareHouseSendsStatus,
        {
          id: row.id,
          status,
          ...(isLeaving && { carrier: Number(carrier ?? OTHER_CARRIER), logistics_code }),
          ...(remark.trim() !== '' && { remark }),
          images: images.map(({ id }) => id),
          request_id,
        },
        { quiet: true },
      ),
    onSaved: async () => {
      toast.success(t(`step.${status}.done`, { sn: row.send_sn }));
      await changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`step.${status}.title`, { sn: row.send_sn })}
      form={form}
      saving={saving}
      submitLabel={t(`step.${status}.submit`)}
      isWaiting={isSending}
      onClose={onClose}
    >
      {isLeaving && (
        <>
          <SelectField
            form={form}
            name="carrier"
            label={localText(shown.carrier.label)}
            options={carriers()}
          />
          <TextField
            form={form}
            name="logistics_code"
            label={localText(shown.logistics_code.label)}
            maxLength={60}
            required={Number(form.values.carrier) !== PICKUP}
          />
        </>
      )}
      <TextAreaField form={form} name="remark" label={localText(shown.remark.label)} maxLength={500} />
      <FilesField form={form} name="images" label={t(`step.${status}.images`)} onSending={setSending} />
    </FormDialog>
  );
}
