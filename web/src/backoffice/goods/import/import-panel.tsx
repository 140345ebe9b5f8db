import type { GoodsImport } from '@fovea/shared-types/goods/goods-import.dto';
import { IMPORT_MODE, IMPORT_STATUS, type ImportMode } from '@fovea/shared-types/goods/import-states';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../kit/button/button';
import { ErrorState } from '../../../kit/error-state/error-state';
import { FormAlert } from '../../../kit/form/form-alert';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { UploadField } from '../../../kit/upload-field/upload-field';
import { paths } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { useGoodsChanged } from '../publish/publishing.queries';
import { ImportFacts } from './import-facts';
import { ImportRows } from './import-rows';
import {
  checkAgain,
  fetchResult,
  importQuery,
  importsKey,
  isWorkedOn,
  startImport,
  stopImport,
} from './import.queries';
import classes from './import.module.css';

interface ImportPanelProps {
  id: number;
  onAnother: () => void;
  onClose: () => void;
}

/** What was found in the sheet, then how far it is, then what came of it. */
export function ImportPanel({ id, onAnother, onClose }: ImportPanelProps) {
  const { data, error, isError, refetch } = useQuery(importQuery(id));
  if (data !== undefined) return <Found one={data} onAnother={onAnother} onClose={onClose} />;
  return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}

function Found({ one, onAnother, onClose }: Omit<ImportPanelProps, 'id'> & { one: GoodsImport }) {
  const { t } = useTranslation('goods_import');
  const { t: common } = useTranslation();
  const may = useMay();
  const queries = useQueryClient();
  const changed = useGoodsChanged();
  const [mode, setMode] = useState<ImportMode>(IMPORT_MODE.drafts);
  const [pictures, setPictures] = useState<FileLink[]>([]);
  const { id } = one;
  const isRunning = isWorkedOn(one);
  const show = async (answer: GoodsImport): Promise<void> => {
    queries.setQueryData(importQuery(id).queryKey, answer);
    await Promise.all([changed(), queries.invalidateQueries({ queryKey: importsKey })]);
  };
  const check = useMutation({ mutationFn: () => checkAgain(id), onSuccess: show });
  const start = useMutation({ mutationFn: () => startImport(id, mode), onSuccess: show });
  const stop = useMutation({ mutationFn: () => stopImport(id), onSuccess: show });
  const result = useMutation({ mutationFn: () => fetchResult(id, undefined) });
  const failure = check.error ?? start.error ?? stop.error;
  const isOver = one.status === IMPORT_STATUS.done;
  const canStart = !isRunning && !isOver && one.ready_count > 0;
  return (
    <div className={classes.panel}>
      <ImportFacts one={one} />
      {!isOver && !isRunning && (
        <details className={classes.pictures}>
          <summary>{t('pictures')}</summary>
          <UploadField
            kind="image"
            label={t('pictures')}
            hint={t('pictures_hint')}
            value={pictures}
            onChange={setPictures}
          />
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            {t('check_again')}
          </Button>
        </details>
      )}
      {!isRunning && <ImportRows one={one} />}
      {canStart && one.complete_count === 0 && <p className={classes.note}>{t('only_drafts')}</p>}
      {canStart && one.complete_count > 0 && may('goods:goods:add') && (
        <fieldset className={classes.modes}>
          <legend>{t('mode')}</legend>
          {Object.values(IMPORT_MODE).map((value) => (
            <label key={value}>
              <input type="radio" name="mode" checked={mode === value} onChange={() => setMode(value)} />
              {value === IMPORT_MODE.drafts
                ? t('mode_drafts')
                : t('mode_submit', { count: one.complete_count })}
            </label>
          ))}
        </fieldset>
      )}
      {failure !== null && <FormAlert>{failure.message}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {common('action.close')}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {t('another')}
        </Button>
        {!isRunning && (
          <Button variant="default" loading={result.isPending} onClick={() => result.mutate()}>
            {t('result')}
          </Button>
        )}
        {isRunning && (
          <Button variant="danger" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        )}
        {one.draft_count > 0 && !canStart && !isRunning && may('goods:draft:list') && (
          <ButtonLink to={paths.draftProducts}>{t('to_drafts')}</ButtonLink>
        )}
        {canStart && (
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('start', { count: one.ready_count })}
          </Button>
        )}
      </div>
    </div>
  );
}
