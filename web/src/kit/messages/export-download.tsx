import { exportDetail } from '@fovea/shared-types/platform/platform.calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../button/button';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';

/** The address of an export is valid for some minutes, so it is requested on demand. */
export function ExportDownload({ id, size }: { id: number; size?: ButtonProps['size'] }) {
  const { t } = useTranslation('message');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(exportDetail, { id }),
    onSuccess: ({ url }) => {
      if (url === null) toast.error(t('detail.export_gone'));
      else window.location.assign(url);
    },
  });
  return (
    <Button size={size} loading={isPending} onClick={() => mutate()}>
      {t('detail.download')}
    </Button>
  );
}
