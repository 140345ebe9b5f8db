import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageViewer } from '../image-viewer/image-viewer';
import classes from './file-list.module.css';

/** Files that something holds: pictures in the viewer, PDFs in a window of their own. */
export function FileList({ files }: { files: readonly FileLink[] }) {
  const { t } = useTranslation('kit');
  const [shown, setShown] = useState<number | null>(null);
  const pictures = files.filter((file) => file.mime.startsWith('image/'));
  if (files.length === 0) return <p>{t('files.none')}</p>;
  return (
    <>
      <ul className={classes.root}>
        {files.map((file) => (
          <li key={file.id}>
            {file.mime.startsWith('image/') ? (
              <button
                type="button"
                aria-label={t('files.show', { name: file.name })}
                onClick={() => setShown(pictures.indexOf(file))}
              >
                <img src={file.thumbnail_url ?? file.url} alt="" loading="lazy" />
              </button>
            ) : (
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('files.open', { name: file.name })}
              >
                <IconFileText size={32} stroke={1.5} aria-hidden />
              </a>
            )}
            <span title={file.name}>{file.name}</span>
          </li>
        ))}
      </ul>
      {shown !== null && <ImageViewer images={pictures} start={shown} onClose={() => setShown(null)} />}
    </>
  );
}
