import type { customer } from '@fovea/shared-types/warehouse/customer.record';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList } from '../../../lib/format';
import { to } from '../../../lib/paths';
import type { FormPartProps } from '../../record/record-form';
import type { ValuesOf } from '../../record/record-types';
import classes from './customer-doubles.module.css';
import { doublesQuery } from '../places/places.queries';

const PAUSE_MS = 400;

type Values = ValuesOf<(typeof customer)['declared']>;

/** Who may be the same customer, while the form is filled; links open beside it, so that nothing typed is lost. */
export function CustomerDoubles({ form, id }: FormPartProps<Values>) {
  const { t } = useTranslation('places');
  const { customer_name, customer_tel, customer_address } = form.values;
  // Its owner is in the form as well, where it is chosen.
  const merchant = Reflect.get(form.values, 'merchant_id') as string | null | undefined;
  const typed = useMemo(
    () => ({
      customer_name: customer_name.trim(),
      customer_tel: customer_tel.trim(),
      customer_address: customer_address.trim(),
      ...(id !== undefined && { id }),
      ...(typeof merchant === 'string' && { merchant_id: Number(merchant) }),
    }),
    [customer_name, customer_tel, customer_address, id, merchant],
  );
  const [searched] = useDebouncedValue(typed, PAUSE_MS);
  const isEmpty = `${searched.customer_name}${searched.customer_tel}${searched.customer_address}` === '';
  const { data } = useQuery({ ...doublesQuery(searched), enabled: !isEmpty && form.isDirty });
  if (isEmpty || data === undefined || !data.exists) return null;
  return (
    <section role="status" className={classes.root}>
      <strong>{t('double.title')}</strong>
      <ul>
        {data.doubles.map((double) => (
          <li key={double.id}>
            <Link to={to.customer(double.id)} target="_blank">
              {double.customer_name}
            </Link>{' '}
            <span>
              {[double.company_name, double.customer_tel, double.customer_address]
                .filter(Boolean)
                .join(' · ')}
            </span>{' '}
            <small>{formatList(double.by.map((by) => t(`double.by.${by}`)))}</small>
          </li>
        ))}
      </ul>
      <small>{t('double.hint')}</small>
    </section>
  );
}
