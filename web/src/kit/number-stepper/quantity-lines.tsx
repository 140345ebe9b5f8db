import { useTranslation } from 'react-i18next';
import { NumberStepper } from './number-stepper';
import classes from './quantity-lines.module.css';

export interface QuantityLine {
  id: number;
  name: string;
  /** So many can be chosen. */
  most: number;
}

/** How many of each line are meant. */
export function QuantityLines({
  label,
  lines,
  quantityOf,
  onChoose,
  error,
}: {
  label: string;
  lines: readonly QuantityLine[];
  quantityOf: (line: QuantityLine) => number | null;
  /** As it was typed: null for what is no number. */
  onChoose: (id: number, quantity: number | null) => void;
  error?: string | undefined;
}) {
  const { t } = useTranslation('kit');
  return (
    <>
      {error !== undefined && (
        <p role="alert" className={classes.wrong}>
          {error}
        </p>
      )}
      <ul className={classes.lines} aria-label={label}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>{line.name}</span>
            <NumberStepper
              label={t('quantities.of', { name: line.name })}
              value={quantityOf(line)}
              min={0}
              max={line.most}
              increaseLabel={t('quantities.more', { name: line.name })}
              decreaseLabel={t('quantities.fewer', { name: line.name })}
              onChange={(quantity) => onChoose(line.id, quantity)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
