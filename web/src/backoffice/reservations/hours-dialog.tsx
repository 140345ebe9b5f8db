import type { ViewingHours } from '@fovea/shared-types/order/reservation.dto';
import { reservation } from '@fovea/shared-types/order/reservation.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { SwitchField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { useForm, errorTexts } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { formatWeekday } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { useRecordChanged } from '../record/record.queries';
import { ExceptionDays } from './exception-days';
import classes from './hours.module.css';
import { hoursOf, problemsOf, valuesOf, WEEKDAYS, withSameTimes, type HoursValues } from './hours-values';
import { OpenTimes } from './open-times';
import { saveHours, viewingHoursQuery } from './reservation.queries';

const WIDTH = 640;
/** A Monday: the days after it name the week. */
const weekdayName = (weekday: number): string => formatWeekday(`2024-01-0${weekday}`);

/** When the merchant shows goods by video. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reservation');
  const result = useQuery({ ...viewingHoursQuery(), refetchOnWindowFocus: false });
  if (result.data) return <HoursForm hours={result.data} onClose={onClose} />;
  return (
    <DetailDrawer title={t('hours.title')} onClose={onClose} result={result} width={WIDTH}>
      {() => null}
    </DetailDrawer>
  );
}

function HoursForm({ hours, onClose }: { hours: ViewingHours; onClose: () => void }) {
  const { t } = useTranslation('reservation');
  const changed = useRecordChanged(reservation);
  const form = useForm<HoursValues>({
    initial: valuesOf(hours),
    validate: (values) => errorTexts(problemsOf(values), (problem) => t(`hours.problem.${problem}`)),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => saveHours({ ...hoursOf(values), company_id: hours.company_id, request_id }),
    onSaved: async () => {
      toast.success(t('hours.saved'));
      await changed();
      onClose();
    },
  });
  const { week, exceptions } = form.values;
  const openDays = WEEKDAYS.filter((weekday) => week[weekday] !== null).length;
  return (
    <FormDrawer
      title={t('hours.title')}
      submitLabel={t('hours.save')}
      form={form}
      saving={saving}
      onClose={onClose}
      size={WIDTH}
    >
      <p className={classes.fine}>{t('hours.zone', { zone: hours.time_zone })}</p>
      <SwitchField
        form={form}
        name="is_automatic"
        label={t('hours.automatic')}
        hint={t('hours.automatic_hint')}
      />
      <fieldset className={classes.part} data-field="week">
        <legend>{t('hours.week')}</legend>
        {WEEKDAYS.map((weekday) => (
          <OpenTimes
            key={weekday}
            name={weekdayName(weekday)}
            open={week[weekday]}
            onChange={(open) => form.set('week', { ...week, [weekday]: open })}
            onCopy={
              openDays > 1 && week[weekday] !== null
                ? () => form.set('week', withSameTimes(week, weekday))
                : undefined
            }
          />
        ))}
      </fieldset>
      <ExceptionDays
        days={exceptions}
        error={form.errors.exceptions}
        onChange={(days) => form.set('exceptions', days)}
      />
    </FormDrawer>
  );
}
