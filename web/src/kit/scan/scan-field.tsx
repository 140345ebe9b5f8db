import '../form/field-styles';
import { TextInput } from '@mantine/core';
import { IconCamera, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import classes from './scan.module.css';
import type { Scan } from './use-scan';

const CameraDialog = lazy(() => import('./camera-dialog').then((m) => ({ default: m.CameraDialog })));

/** Where a code is scanned or typed: the field, the camera, and what became of the last one. */
export function ScanField({
  label,
  hint,
  scan: { take, last, isBusy },
  isContinuous = false,
}: {
  label: string;
  hint?: string;
  scan: Scan;
  /** The camera stays open for the next code. */
  isContinuous?: boolean;
}) {
  const { t } = useTranslation('scan');
  const [text, setText] = useState('');
  const [isFilming, setFilming] = useState(false);
  const submit = (): void => {
    take(text);
    setText('');
  };
  // No form of its own: it may be in one.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={classes.root} aria-busy={isBusy}>
      <div className={classes.line}>
        <TextInput
          className={classes.field}
          size="md"
          label={label}
          description={hint ?? t('field.hint')}
          name="code"
          data-code-field
          maxLength={500}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={onKeyDown}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button loading={isBusy} onClick={submit}>
          {t('field.take')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => setFilming(true)}
        >
          {t('field.camera')}
        </Button>
      </div>
      <p className={classes.result} role="status" data-right={last?.isRight}>
        {last && (
          <>
            {last.isRight ? <IconCircleCheck size={18} aria-hidden /> : <IconCircleX size={18} aria-hidden />}
            {last.text}
          </>
        )}
      </p>
      {isFilming && (
        <Suspense>
          <CameraDialog
            onScan={(code) => {
              take(code);
              if (!isContinuous) setFilming(false);
            }}
            lastResult={isContinuous ? (last?.text ?? null) : null}
            onClose={() => setFilming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
