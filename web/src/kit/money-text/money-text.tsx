import { formatMoney } from '../../lib/format';
import classes from './money-text.module.css';

export interface MoneyTextProps {
  /** Decimal string in whole units, as the wire has it. */
  value: string | null | undefined;
  currency: string;
  className?: string;
}

/** An amount in tabular figures; the code before and the decimals after the number are less prominent. */
export function MoneyText({ value, currency, className }: MoneyTextProps) {
  const text = formatMoney(value, currency);
  const match = /^(-?)([A-Z]+ )?(.*)(\.\d\d)$/.exec(text);
  const [, minus, code, whole, decimals] = match ?? [];
  return (
    <span className={className === undefined ? classes.root : `${classes.root} ${className}`}>
      {match === null ? (
        text
      ) : (
        <>
          {minus}
          {code !== undefined && <span className={classes.code}>{code}</span>}
          {whole}
          <span className={classes.decimals}>{decimals}</span>
        </>
      )}
    </span>
  );
}
