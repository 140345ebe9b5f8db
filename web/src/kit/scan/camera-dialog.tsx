import '../form/field-styles';
import { NativeSelect } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import classes from './scan.module.css';
import { useCamera } from './use-camera';

/** What the camera sees; each code that comes into the frame is reported. Mount it to open it. */
export function CameraDialog({
  onScan,
  lastResult,
  onClose,
}: {
  onScan: (code: string) => void;
  /** What became of the last code, where the camera stays open. */
  lastResult: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('scan');
  const video = useRef<HTMLVideoElement>(null);
  const [cameraId, setCameraId] = useState<string | null>(null);
  const [isLit, setLit] = useState(false);
  const { trouble, cameras, hasTorch, setTorch } = useCamera(video, cameraId, onScan);
  return (
    <Dialog opened onClose={onClose} title={t('camera.title')} size={640} isPage>
      <div className={classes.camera}>
        {trouble === null ? (
          <div className={classes.picture}>
            <video ref={video} muted playsInline aria-label={t('camera.picture')} />
            <span className={classes.frame} aria-hidden />
          </div>
        ) : (
          <p role="alert">{t(`camera.${trouble}`)}</p>
        )}
        <p role="status">{lastResult ?? t('camera.hint')}</p>
        <div className={classes.tools}>
          {cameras.length > 1 && (
            <NativeSelect
              label={t('camera.which')}
              value={cameraId ?? ''}
              onChange={(event) => setCameraId(event.currentTarget.value || null)}
              data={[
                { value: '', label: t('camera.any') },
                ...cameras.map(({ deviceId, label }, at) => ({
                  value: deviceId,
                  label: label || t('camera.number', { number: at + 1 }),
                })),
              ]}
            />
          )}
          {hasTorch && (
            <Button
              variant="default"
              leftSection={<IconBulb size={18} aria-hidden />}
              aria-pressed={isLit}
              onClick={() => {
                setTorch(!isLit);
                setLit(!isLit);
              }}
            >
              {t('camera.torch')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('camera.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
