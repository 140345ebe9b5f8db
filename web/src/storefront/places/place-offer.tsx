import type { PostalPlace } from '@fovea/shared-types/member/address.dto';
import { NativeSelect } from '@mantine/core';
import { IconMapPinCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './place-offer.module.css';
import { placeText, usePlaces } from './places';

export interface PlaceOfferProps {
  country: string;
  postalCode: string;
  /** The text in the fields of the place, joined. */
  written: string;
  onPick: (place: PostalPlace) => void;
}

/**
 * The places of the postal code for the address. A single one is filled in automatically where nothing was
 * typed; of several the person chooses; typed input is never replaced without a request.
 */
export function PlaceOffer({ country, postalCode, written, onPick }: PlaceOfferProps) {
  const { t } = useTranslation('auth');
  const places = usePlaces(country, postalCode);
  const [picked, setPicked] = useState<string | null>(null);
  const isFree = written === '' || written === picked;
  const [only] = places?.length === 1 ? places : [];
  const pick = (place: PostalPlace): void => {
    setPicked(placeText(place));
    onPick(place);
  };
  // Once per answer: what is then typed over it stays.
  const fillIn = useEffectEvent(() => {
    if (only !== undefined && isFree) pick(only);
  });
  useEffect(() => fillIn(), [places]);

  if (places === undefined) return null;
  if (places.length > 1)
    return (
      <NativeSelect
        size="md"
        label={t('place.choose')}
        value={places.findIndex((place) => placeText(place) === picked && written === picked)}
        onChange={(event) => {
          const place = places[Number(event.target.value)];
          if (place !== undefined) pick(place);
        }}
      >
        <option value={-1}>{t('field.choose')}</option>
        {places.map((place, at) => (
          <option key={placeText(place)} value={at}>
            {placeText(place)}
          </option>
        ))}
      </NativeSelect>
    );
  return (
    <p role="status" className={classes.root}>
      {only === undefined ? (
        t('place.unknown')
      ) : written === placeText(only) || written.startsWith(placeText(only)) ? (
        <>
          <IconMapPinCheck size={18} aria-hidden />
          {t('place.filled')}
        </>
      ) : (
        <button type="button" onClick={() => pick(only)}>
          {t('place.use', { place: placeText(only) })}
        </button>
      )}
    </p>
  );
}
