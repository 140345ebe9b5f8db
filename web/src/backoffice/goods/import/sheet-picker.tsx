import { SHEET_FILE_MAX_MB, SHEET_ROWS_MAX } from '@fovea/shared-types/platform/sheet-bounds';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { FormAlert } from '../../../kit/form/form-alert';
import { formatNumber } from '../../../lib/format';
import { fetchTemplate, sendSheet } from './import.queries';
import classes from './import.module.css';

const MB = 1_048_576;

/** The template, and the sheet that was made of it. */
export function SheetPicker({ onSent }: { onSent: (id: number) => void }) {
  const { t } = useTranslation('goods_import');
  const { t: common } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  const [share, setShare] = useState(0);
  useEffect(() => {
    const here = (leaving.current = new AbortController());
    return () => here.abort();
  }, []);
  const template = useMutation({ mutationFn: fetchTemplate });
  const sending = useMutation({
    mutationFn: (file: File) => {
      if (file.size > SHEET_FILE_MAX_MB * MB) throw new Error(t('too_large', { max: SHEET_FILE_MAX_MB }));
      return sendSheet(file, leaving.current.signal, setShare);
    },
    onSuccess: ({ id }) => onSent(id),
  });
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file === undefined || sending.isPending) return;
    setShare(0);
    sending.mutate(file);
  };
  return (
    <div className={classes.panel}>
      <p>{t('intro')}</p>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t('template')}
        </Button>
      </div>
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
          aria-label={t('choose')}
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Button
          leftSection={<IconUpload size={18} aria-hidden />}
          loading={sending.isPending}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <p className={classes.note}>
          {t('limits', { rows: formatNumber(SHEET_ROWS_MAX), max: SHEET_FILE_MAX_MB })}
        </p>
        {sending.isPending && (
          <div role="status" className={classes.progress}>
            <progress max={1} value={share} aria-label={t('sending')} />
            <p className={classes.note}>{share < 1 ? t('sending') : t('checking')}</p>
          </div>
        )}
      </div>
      {sending.error !== null && sending.error.name !== 'AbortError' && (
        <FormAlert>{sending.error.message || common('error.network')}</FormAlert>
      )}
    </div>
  );
}
