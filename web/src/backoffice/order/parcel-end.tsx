import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { sendOutOrderStatus } from '@fovea/shared-types/order/shipping.calls';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { LABELS } from '@fovea/shared-types/record/translations';
import { SEND_STATUS } from '@fovea/shared-types/states';
import { sendMachine } from '@fovea/shared-types/states/warehouse.states';
import { DOCUMENT_IMAGES_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormDialog } from '../../kit/form/form-dialog';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { FilesField } from '../../kit/upload-field/files-field';
import { api } from '../../lib/api-client';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { localText } from '../../lib/local-text';
import { useRecordChanged } from '../record/record.queries';

const STATUS = { delivered: SEND_STATUS.delivered, came_back: SEND_STATUS.came_back } as const;
const ACTION = { delivered: 'record the proof of delivery', came_back: 'record the return' } as const;
type Ending = keyof typeof STATUS;
const ENDINGS = ['delivered', 'came_back'] as const satisfies readonly Ending[];

interface Props {
  row: { id: number; order_no: string };
  onClose: () => void;
}

export const mayEnd = (status: number, ending: Ending): boolean => sendMachine.may(status, ACTION[ending]);

/** Records that a parcel was delivered, or came back, with pictures that prove it. */
function ParcelEnd({ row, ending, onClose }: Props & { ending: Ending }) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(shipment);
  const [isSending, setSending] = useState(false);
  const form = useForm<{ images: FileLink[] }>({ initial: { images: [] }, validate: () => ({}) });
  const saving = useSaving({
    form,
    save: ({ images }, request_id) =>
      api(
        sendOutOrderStatus,
        { id: row.id, status: STATUS[ending], images: images.map(({ id }) => id), request_id },
        { quiet: true },
      ),
    onSaved: async () => {
      toast.success(t(`${ending}.done`, { number: row.order_no }));
      await changed();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`${ending}.title`, { number: row.order_no })}
      form={form}
      saving={saving}
      submitLabel={t(`${ending}.action`)}
      isWaiting={isSending}
      onClose={onClose}
    >
      <p>{t(`${ending}.text`)}</p>
      <FilesField
        form={form}
        name="images"
        label={localText(LABELS.images)}
        max={DOCUMENT_IMAGES_MAX}
        onSending={setSending}
      />
    </FormDialog>
  );
}

export const Delivered = (props: Props) => <ParcelEnd {...props} ending="delivered" />;
export const CameBack = (props: Props) => <ParcelEnd {...props} ending="came_back" />;

/** Both for the parcel that is open. */
export function ParcelEndButtons({ parcel }: { parcel: Props['row'] & { status: number } }) {
  const { t } = useTranslation('order_admin');
  const may = useMay();
  const [ending, setEnding] = useState<Ending | null>(null);
  if (!may('order:shipment:confirm')) return null;
  return (
    <>
      {ENDINGS.filter((one) => mayEnd(parcel.status, one)).map((one) => (
        <Button key={one} variant="default" onClick={() => setEnding(one)}>
          {t(`${one}.action`)}
        </Button>
      ))}
      {ending !== null && <ParcelEnd row={parcel} ending={ending} onClose={() => setEnding(null)} />}
    </>
  );
}
