import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileIcon } from './file-icon';
import { Picture } from './picture';
import classes from './tile.module.css';
import type { PendingUpload } from './use-uploads';

interface PendingTileProps {
  upload: PendingUpload;
  maxMb: number;
  max: number;
  types: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, or the reason why it did not arrive. */
export function PendingTile({ upload, maxMb, max, types, onRetry, onCancel }: PendingTileProps) {
  const { t } = useTranslation('upload');
  const { file, preview, state, fault } = upload;
  const percent = Math.round(upload.progress * 100);
  const reason = fault === null ? upload.message : t(`fault_${fault}`, { types, mb: maxMb, max });
  return (
    <li className={classes.tile} data-failed={state === 'failed' || undefined}>
      <span className={classes.thumb}>
        <Picture url={preview} isPending>
          <FileIcon mime={file.type} />
        </Picture>
      </span>
      <span className={classes.name} title={file.name}>
        {file.name}
      </span>
      {state === 'failed' ? (
        <span className={classes.reason} role="alert">
          <IconAlertTriangle size={14} aria-hidden />
          <span>{reason}</span>
        </span>
      ) : (
        <>
          <progress
            className={classes.progress}
            max={100}
            value={percent}
            aria-label={t('progress', { name: file.name })}
          />
          <span className={classes.note}>
            {state === 'waiting' ? t('waiting') : percent === 100 ? t('checking') : `${percent} %`}
          </span>
        </>
      )}
      <span className={classes.buttons}>
        {state === 'failed' && fault === null && (
          <button type="button" aria-label={t('retry', { name: file.name })} onClick={onRetry}>
            <IconRefresh size={16} aria-hidden />
          </button>
        )}
        <button
          type="button"
          aria-label={t(state === 'failed' ? 'dismiss' : 'cancel', { name: file.name })}
          onClick={onCancel}
        >
          <IconX size={16} aria-hidden />
        </button>
      </span>
    </li>
  );
}
