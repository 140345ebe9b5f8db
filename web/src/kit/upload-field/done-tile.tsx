import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FileIcon } from './file-icon';
import { Picture } from './picture';
import { formatSize } from './upload-rules';
import classes from './tile.module.css';

interface DoneTileProps {
  file: FileLink;
  position: number;
  total: number;
  isCover: boolean;
  isDragged: boolean;
  /** Opens the viewer, for pictures. */
  onShow?: () => void;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
}

/** A file that has arrived: look, order, delete. */
export function DoneTile(props: DoneTileProps) {
  const { file, position, total } = props;
  const { t } = useTranslation('upload');
  return (
    <li
      className={classes.tile}
      draggable={total > 1}
      data-dragged={props.isDragged || undefined}
      onDragStart={props.onDragStart}
      onDragEnd={props.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDropHere();
      }}
    >
      {props.onShow === undefined ? (
        <a
          className={classes.thumb}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('open', { name: file.name })}
        >
          <FileIcon mime={file.mime} />
        </a>
      ) : (
        <button
          type="button"
          className={classes.thumb}
          aria-label={t('show', { name: file.name })}
          onClick={props.onShow}
        >
          <Picture url={file.thumbnail_url ?? file.url}>
            <FileIcon mime={file.mime} />
          </Picture>
        </button>
      )}
      {props.isCover && <span className={classes.cover}>{t('cover')}</span>}
      <span className={classes.name} title={file.name}>
        {file.name}
      </span>
      <span className={classes.note}>{formatSize(file.size)}</span>
      <span className={classes.buttons}>
        {total > 1 && (
          <>
            <button
              type="button"
              aria-label={t('earlier', { name: file.name })}
              disabled={position === 1}
              onClick={() => props.onMove(-1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t('later', { name: file.name })}
              disabled={position === total}
              onClick={() => props.onMove(1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </button>
          </>
        )}
        <button type="button" aria-label={t('delete_name', { name: file.name })} onClick={props.onDelete}>
          <IconTrash size={16} aria-hidden />
        </button>
      </span>
    </li>
  );
}
