import '../../../kit/form/form-styles';
import type { CountLine } from '@fovea/shared-types/warehouse/stock-count.dto';
import { STOCK_QUANTITY_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { TRACKING } from '@fovea/shared-types/warehouse/stock-kinds';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { NumberInput } from '../../../kit/form/number-input';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { wholeNumber } from '../whole-number';
import classes from './counts.module.css';

interface CountedLineProps {
  line: CountLine;
  /** The count is still open. */
  isOpen: boolean;
  onNumber: (quantity: number) => Promise<void>;
  onClose: () => Promise<void>;
  /** What was mistyped is counted from the beginning. */
  onRestart: () => Promise<void>;
  /** What is scanned next are pieces of it. */
  onPieces: () => void;
}

/** One pile as its counter sees it: what it is, and how much of it they have counted. */
export function CountedLine({ line, isOpen, onNumber, onClose, onRestart, onPieces }: CountedLineProps) {
  const { t } = useTranslation('counts');
  const heading = useId();
  const [text, setText] = useState('');
  const quantity = wholeNumber(text);
  const isSerial = line.tracking === TRACKING.serial;
  const submit = (): void => {
    if (quantity === null) return;
    setText('');
    void onNumber(quantity);
  };
  return (
    <div className={classes.line} role="group" aria-labelledby={heading}>
      <strong id={heading}>
        {[line.goods_name, line.goods_code, line.lot_number, line.expires_on].filter(Boolean).join(' · ')}
      </strong>
      <p>
        {line.bin_code ?? t('line.no_bin')} ·{' '}
        <span className={classes.counted}>
          {line.counted === null ? t('line.none') : t('line.so_far', { count: line.counted })}
        </span>
        {line.round > 1 && ` · ${t('line.round', { number: formatNumber(line.round) })}`}
      </p>
      {line.corrected_from !== null && <p>{t('line.corrected', { count: line.corrected_from })}</p>}
      {line.is_closed === 1 ? (
        <p>
          {t('line.closed', { who: line.counted_by, at: formatDateTime(line.counted_at) })}
          {line.difference !== null &&
            line.difference !== 0 &&
            ` · ${t('line.difference')}: ${formatNumber(line.difference)}`}
        </p>
      ) : (
        isOpen && (
          <div className={classes.number}>
            {isSerial ? (
              <Button variant="default" onClick={onPieces}>
                {t('piece.begin')}
              </Button>
            ) : (
              <NumberInput
                label={t('line.number')}
                aria-label={t('line.number_of', { name: line.goods_name })}
                max={STOCK_QUANTITY_MAX}
                value={text}
                onChange={setText}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
                }}
              />
            )}
            {!isSerial && (
              <Button disabled={quantity === null} onClick={submit}>
                {t('line.set')}
              </Button>
            )}
            {(isSerial || line.counted !== null) && (
              <Button variant="default" onClick={() => void onClose()}>
                {t('close.label')}
              </Button>
            )}
          </div>
        )
      )}
      {isOpen && line.is_own === 1 && (
        <div className={classes.number}>
          <Button
            variant="default"
            aria-label={t('restart.label_of', { name: line.goods_name })}
            onClick={() => void onRestart()}
          >
            {t('restart.label')}
          </Button>
        </div>
      )}
    </div>
  );
}
