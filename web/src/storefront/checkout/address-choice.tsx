import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import { formatCountry } from '../../lib/format';
import { to } from '../../lib/paths';
import { addressesQuery } from '../address/address.queries';
import { addressLines } from '../address/address-values';
import classes from './checkout.module.css';

/** Where it goes: one of the addresses that are kept. */
export function AddressChoice({ value, onChoose }: { value: number | null; onChoose: (id: number) => void }) {
  const { t } = useTranslation('checkout');
  const labelId = useId();
  const { data = [] } = useQuery(addressesQuery());
  return (
    <section className={classes.step}>
      <h2 id={labelId}>{t('address')}</h2>
      {data.length === 0 && <p className={classes.fine}>{t('address_none')}</p>}
      <RadioGroup
        labelId={labelId}
        className={classes.choices}
        values={data.map(({ id }) => id)}
        value={value ?? 0}
        onChoose={onChoose}
      >
        {(id, radio) => {
          const address = data.find((one) => one.id === id);
          return (
            address && (
              <button {...radio} className={classes.choice}>
                <strong>{address.name}</strong>
                <span>{[...addressLines(address), formatCountry(address.country)].join(' ')}</span>
              </button>
            )
          );
        }}
      </RadioGroup>
      <ButtonLink to={to.address('new')} variant="default" size="sm">
        {t('address_add')}
      </ButtonLink>
    </section>
  );
}
