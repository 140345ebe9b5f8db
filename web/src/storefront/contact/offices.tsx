import { officeList } from '@fovea/shared-types/content/content.calls';
import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { api } from '../../lib/api-client';
import classes from './contact.module.css';

const HOURS: Readonly<Record<string, 'hours.jp' | 'hours.cn'>> = { JP: 'hours.jp', CN: 'hours.cn' };

/** The offices side by side; a tap on a number calls it. */
export function Offices() {
  const { t } = useTranslation('contact');
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['index', 'offices'],
    queryFn: ({ signal }) => api(officeList, {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined)
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={190} radius={8} />
    );
  return (
    <div className={classes.offices}>
      {data.map((office) => {
        const hours = HOURS[office.country];
        return (
          <section key={office.country} className={classes.office}>
            <h3>{office.name}</h3>
            <p>
              <IconMapPin size={20} aria-hidden />
              <span>{office.address}</span>
            </p>
            <p>
              <IconPhone size={20} aria-hidden />
              <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a>
            </p>
            {hours !== undefined && (
              <p>
                <IconClock size={20} aria-hidden />
                <span className={classes.hours}>{t(hours)}</span>
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
