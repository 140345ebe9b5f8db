import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../kit/upload-field/upload-field';
import classes from './certification.module.css';
import { ScanSample } from './scan-sample';

const DOCUMENTS_MAX = 20;
const SAMPLES = ['whole', 'sharp', 'stamp'] as const;

export interface DocumentsStepProps {
  images: FileLink[];
  error?: string;
  onChange: (images: FileLink[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Up to twenty documents, and what a good scan of one looks like. */
export function DocumentsStep({ images, error, onChange, onBusy }: DocumentsStepProps) {
  const { t } = useTranslation('certification');
  return (
    <>
      <div>
        <h3>{t('documents.good')}</h3>
        <ul className={classes.samples}>
          {SAMPLES.map((kind) => (
            <li key={kind}>
              <ScanSample kind={kind} />
              {t(`documents.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
      <UploadField
        name="images"
        kind="file"
        max={DOCUMENTS_MAX}
        label={t('field.images')}
        hint={t('documents.text')}
        required
        value={images}
        error={error}
        onChange={onChange}
        onSending={onBusy}
      />
    </>
  );
}
