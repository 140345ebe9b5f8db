import { SHEET_FILE_MAX_MB, SHEET_ROWS_MAX } from '@fovea/shared-types/platform/sheet-bounds';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { FormAlert } from '../form/form-alert';
import { formatNumber } from '../../lib/format';
import classes from './sheet-picker.module.css';

const MB = 1_048_576;
const SHEETS = [
  '.xlsx',
  '.csv',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface SheetPickerProps<Answer> {
  /** What the sheet is for. */
  intro: string;
  /** Fields before the file. */
  children?: ReactNode;
  /** Something of that is not answered yet. */
  isHeld?: boolean;
  /** Absent where somebody else makes the file. */
  fetchTemplate?: () => Promise<void>;
  /** What may be chosen beside sheets, by its extension, and how large it may be. */
  alsoTakes?: { extensions: readonly string[]; limits: string };
  send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<Answer>;
  onSent: (answer: Answer) => void;
}

/** The template, and the sheet that was made of it. Needs namespace `kit`. */
export function SheetPicker<Answer>({
  intro,
  children,
  isHeld = false,
  fetchTemplate,
  alsoTakes,
  send,
  onSent,
}: SheetPickerProps<Answer>) {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  const [share, setShare] = useState(0);
  useEffect(() => {
    const here = (leaving.current = new AbortController());
    return () => here.abort();
  }, []);
  const sending = useMutation({
    mutationFn: (file: File) => {
      if (file.size > SHEET_FILE_MAX_MB * MB)
        throw new Error(t('sheet.too_large', { max: SHEET_FILE_MAX_MB }));
      return send(file, leaving.current.signal, setShare);
    },
    onSuccess: onSent,
  });
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file === undefined || isHeld || sending.isPending) return;
    setShare(0);
    sending.mutate(file);
  };
  return (
    <div className={classes.panel}>
      <p>{intro}</p>
      {children}
      {fetchTemplate !== undefined && <TemplateButton fetchTemplate={fetchTemplate} />}
      <div
        className={classes.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('sheet.choose')}
          accept={[...SHEETS, ...(alsoTakes?.extensions ?? [])].join(',')}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Button
          leftSection={<IconUpload size={18} aria-hidden />}
          disabled={isHeld}
          loading={sending.isPending}
          onClick={() => input.current?.click()}
        >
          {t('sheet.choose')}
        </Button>
        <p className={classes.note}>
          {alsoTakes?.limits ??
            t('sheet.limits', { rows: formatNumber(SHEET_ROWS_MAX), max: SHEET_FILE_MAX_MB })}
        </p>
        {sending.isPending && (
          <div role="status" className={classes.progress}>
            <progress max={1} value={share} aria-label={t('sheet.sending')} />
            <p className={classes.note}>{share < 1 ? t('sheet.sending') : t('sheet.checking')}</p>
          </div>
        )}
      </div>
      {sending.error !== null && sending.error.name !== 'AbortError' && (
        <FormAlert>{sending.error.message || common('error.network')}</FormAlert>
      )}
    </div>
  );
}

function TemplateButton({ fetchTemplate }: { fetchTemplate: () => Promise<void> }) {
  const { t } = useTranslation('kit');
  const template = useMutation({ mutationFn: fetchTemplate });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={template.isPending}
        onClick={() => template.mutate()}
      >
        {t('sheet.template')}
      </Button>
    </div>
  );
}
