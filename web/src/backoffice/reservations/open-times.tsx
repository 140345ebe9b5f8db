import { VIEWING_MINUTES } from '@fovea/shared-types/order/reservation-rules';
import { useTranslation } from 'react-i18next';
import classes from './hours.module.css';

export interface Open {
  opens: string;
  closes: string;
}

/** Every quarter of an hour of a day, and its end. */
const CLOCKS = Array.from({ length: (24 * 60) / VIEWING_MINUTES + 1 }, (_, at) =>
  [Math.floor((at * VIEWING_MINUTES) / 60), (at * VIEWING_MINUTES) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':'),
);

/** Open or not, and from when to when. */
export function OpenTimes({
  name,
  open,
  usual,
  onChange,
}: {
  name: string;
  open: Open | null;
  /** What stands there first when it is opened. */
  usual: Open;
  onChange: (open: Open | null) => void;
}) {
  const { t } = useTranslation('reservation');
  const clock = (part: keyof Open, of: Open) => (
    <select
      aria-label={`${name}: ${t(`hours.${part}`)}`}
      value={of[part]}
      onChange={(event) => onChange({ ...of, [part]: event.currentTarget.value })}
    >
      {CLOCKS.filter((one) => (part === 'opens' ? one < '24:00' : one > of.opens)).map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
  return (
    <div className={classes.line}>
      <label className={classes.name}>
        <input
          type="checkbox"
          checked={open !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
        />
        {name}
      </label>
      {open === null ? (
        <span className={classes.fine}>{t('hours.closed')}</span>
      ) : (
        <>
          {clock('opens', open)}–{clock('closes', open)}
        </>
      )}
    </div>
  );
}
