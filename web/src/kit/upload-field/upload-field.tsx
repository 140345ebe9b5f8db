import type { FileKind, FileLink } from '@fovea/shared-types/platform/file.dto';
import { deleteUpload } from '@fovea/shared-types/platform/platform.calls';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isCallFailure } from '../../lib/api-client';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { useUnsavedWarning } from '../form/use-unsaved-warning';
import { ImageViewer } from '../image-viewer/image-viewer';
import { DoneTile } from './done-tile';
import { PendingTile } from './pending-tile';
import { uploadLimitsQuery } from './upload.queries';
import classes from './upload-field.module.css';
import { ACCEPTED, movedBy, movedTo } from './upload-rules';
import { useUploads } from './use-uploads';

export interface UploadFieldProps {
  label: string;
  kind: FileKind;
  /** What has been uploaded, in order; a form sends their ids. */
  value: readonly FileLink[];
  onChange: (files: FileLink[]) => void;
  /** How many; the server's count when absent. */
  max?: number;
  /** The first picture is the cover. */
  hasCover?: boolean;
  hint?: string;
  error?: string;
  required?: boolean;
  /** While something is on its way; a form waits with sending. */
  onSending?: (isSending: boolean) => void;
  /** Name under which a failed form finds the field. */
  name?: string;
}

/**
 * Pick, drop or paste files. Needs the namespaces `upload` and, on the page's root, a query client. Each file
 * shows its own progress or why it failed; the page stays usable meanwhile.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, kind, value, onChange, hasCover = false, hint, error, required = false, name } = props;
  const { t } = useTranslation('upload');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [deleted, setDeleted] = useState<FileLink | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const { data: limits } = useQuery(uploadLimitsQuery());
  const maxMb = limits?.[`${kind}_max_mb`] ?? Number.MAX_SAFE_INTEGER;
  const max = props.max ?? (kind === 'video' ? 1 : (limits?.count_max ?? 1));
  const uploads = useUploads({ kind, value, onChange, max, maxMb });
  useUnsavedWarning(uploads.isSending);
  const { onSending } = props;
  useEffect(() => onSending?.(uploads.isSending), [onSending, uploads.isSending]);
  const pictures = value.filter((file) => file.mime.startsWith('image/'));

  const take = (list: FileList | null): void => {
    if (list !== null && list.length > 0) uploads.add([...list]);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent): void => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const remove = async (file: FileLink): Promise<void> => {
    setDeleted(null);
    onChange(value.filter((other) => other !== file));
    if (!uploads.isNew(file.id)) return;
    try {
      await api(deleteUpload, { id: file.id }, { quiet: true });
    } catch (failure) {
      // It is out of the form already; what nobody claims is swept by the server within a day.
      if (!isCallFailure(failure)) throw failure;
    }
  };
  const describedBy = [
    `${id}-limits`,
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
  ]
    .filter((one) => one !== '')
    .join(' ');
  return (
    <div className={classes.root} role="group" aria-labelledby={`${id}-label`} onPaste={paste}>
      <label id={`${id}-label`} htmlFor={id} className={classes.label}>
        {label}
        {required && (
          <span aria-hidden data-required>
            {' '}
            *
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        data-error={error !== undefined || undefined}
        onDragOver={(event) => {
          if (dragged !== null) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dragged === null ? drop : undefined}
      >
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          className={classes.input}
          accept={ACCEPTED[kind].join()}
          multiple={max > 1}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <IconUpload size={22} aria-hidden />
        <span className={classes.invite}>{t('invite')}</span>
        <span id={`${id}-limits`} className={classes.limits}>
          {limits === undefined
            ? t(`types_${kind}`)
            : t('limits', { types: t(`types_${kind}`), mb: maxMb, count: max })}
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {(value.length > 0 || uploads.pending.length > 0) && (
        <ul className={classes.tiles}>
          {value.map((file, at) => (
            <DoneTile
              key={file.id}
              file={file}
              position={at + 1}
              total={value.length}
              isCover={hasCover && at === 0}
              isDragged={dragged === at}
              onShow={file.mime.startsWith('image/') ? () => setViewed(pictures.indexOf(file)) : undefined}
              onMove={(by) => onChange(movedBy(value, at, by))}
              onDelete={() => setDeleted(file)}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(null)}
              onDropHere={() => {
                if (dragged !== null) onChange(movedTo(value, dragged, at));
                setDragged(null);
              }}
            />
          ))}
          {uploads.pending.map((one) => (
            <PendingTile
              key={one.key}
              upload={one}
              maxMb={maxMb}
              max={max}
              types={t(`types_${kind}`)}
              onRetry={() => uploads.retry(one.key)}
              onCancel={() => uploads.cancel(one.key)}
            />
          ))}
        </ul>
      )}
      {deleted !== null && (
        <ConfirmDialog
          opened
          isDanger
          title={t('delete_title')}
          confirmLabel={t('delete')}
          onConfirm={() => void remove(deleted)}
          onClose={() => setDeleted(null)}
        >
          {t('delete_text', { name: deleted.name })}
        </ConfirmDialog>
      )}
      {viewed !== null && <ImageViewer images={pictures} start={viewed} onClose={() => setViewed(null)} />}
    </div>
  );
}
