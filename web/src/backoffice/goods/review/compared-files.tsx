import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { IconFileText, IconMovie } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { ImageViewer } from '../../../kit/image-viewer/image-viewer';
import classes from './review.module.css';
import { differInFiles, filesOf, REVIEWED_FILES, type ReviewedFiles } from './review-fields';

interface ComparedFilesProps {
  /** Null: there is nothing to compare with. */
  published: GoodsForm | null;
  submitted: GoodsForm;
  files: readonly FileLink[];
}

/** Pictures, video and documents; where they differ, both sides, with additions and removals marked. */
export function ComparedFiles({ published, submitted, files }: ComparedFilesProps) {
  const { t } = useTranslation('publishing');
  return REVIEWED_FILES.map((field: ReviewedFiles) => {
    const after = filesOf(field, submitted, files);
    const before = published === null ? [] : filesOf(field, published, files);
    const isChanged = published !== null && differInFiles(field, published, submitted);
    if (after.length === 0 && before.length === 0) return null;
    return (
      <DetailCard key={field} title={t(`field.${field}`)} isWide>
        {isChanged ? (
          <div className={classes.pair}>
            <FileList title={t('review.in_shop')} files={before} others={after} mark="removed" />
            <FileList title={t('review.submitted')} files={after} others={before} mark="added" />
          </div>
        ) : (
          <FileList files={after} others={after} mark="added" />
        )}
      </DetailCard>
    );
  });
}

interface FileListProps {
  title?: string;
  files: readonly FileLink[];
  /** On the other side. */
  others: readonly FileLink[];
  /** What a file is that the other side does not have. */
  mark: 'added' | 'removed';
}

function FileList({ title, files, others, mark }: FileListProps) {
  const { t } = useTranslation('publishing');
  const [shown, setShown] = useState<number | null>(null);
  const pictures = files.filter(({ mime }) => mime.startsWith('image/'));
  const isMarked = (file: FileLink): boolean => others.every(({ id }) => id !== file.id);
  return (
    <div>
      {title !== undefined && <h4 className={classes.sideTitle}>{title}</h4>}
      {files.length === 0 && <p>{t('review.no_files')}</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id} data-mark={isMarked(file) ? mark : undefined}>
            {file.mime.startsWith('image/') ? (
              <button
                type="button"
                aria-label={t('review.show', { name: file.name })}
                onClick={() => setShown(pictures.indexOf(file))}
              >
                <img src={file.thumbnail_url ?? file.url} alt="" loading="lazy" />
              </button>
            ) : (
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('review.open', { name: file.name })}
              >
                {file.mime.startsWith('video/') ? (
                  <IconMovie size={32} stroke={1.5} aria-hidden />
                ) : (
                  <IconFileText size={32} stroke={1.5} aria-hidden />
                )}
              </a>
            )}
            <span className={classes.fileName} title={file.name}>
              {file.name}
            </span>
            {isMarked(file) && <strong>{t(`review.${mark}`)}</strong>}
          </li>
        ))}
      </ul>
      {shown !== null && <ImageViewer images={pictures} start={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
