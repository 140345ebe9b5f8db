import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import {
  updateWarehouseInpsImages,
  updateWarehouseInpsVideo,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type { StockInDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { STOCK_IMAGES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { FilesField } from '../../../kit/upload-field/files-field';
import { api } from '../../../lib/api-client';
import { newRequestId } from '../../../lib/request-id';
import { toast } from '../../../lib/toast-store';
import { inDetailQuery, useStockChanged } from '../stock/stock.queries';

interface Files {
  images: FileLink[];
  video: FileLink[];
}

/** Pictures and the film of a stock-in, also after it was decided. */
export function StockFilesDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(inDetailQuery(id));
  return data === undefined ? null : <FilesForm document={data} onClose={onClose} />;
}

function FilesForm({ document, onClose }: { document: StockInDetail; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const changed = useStockChanged();
  const [isSending, setSending] = useState(false);
  const { id, sn, images, video } = document;
  const form = useForm<Files>({
    initial: { images, video: video === null ? [] : [video] },
    validate: () => ({}),
  });
  const saving = useSaving({
    form,
    save: async (values, request_id) => {
      const inp_images = values.images.map((file) => file.id);
      await api(updateWarehouseInpsImages, { id, inp_images, request_id }, { quiet: true });
      const film = { id, video: values.video[0]?.id ?? null, request_id: newRequestId() };
      await api(updateWarehouseInpsVideo, film, { quiet: true });
    },
    onSaved: async () => {
      toast.success(t('files.done', { sn }));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('files.title', { sn })}
      form={form}
      saving={saving}
      submitLabel={t('files.submit')}
      isWaiting={isSending}
      onClose={onClose}
      size={800}
    >
      <FilesField
        form={form}
        name="images"
        label={t('field.images')}
        max={STOCK_IMAGES_MAX}
        onSending={setSending}
      />
      <FilesField form={form} name="video" kind="video" label={t('field.video')} onSending={setSending} />
    </FormDialog>
  );
}
