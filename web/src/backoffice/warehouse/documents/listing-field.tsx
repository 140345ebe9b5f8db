import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchSelect } from '../../../kit/form/search-select';
import { useMay } from '../../../lib/permissions';
import { useListingSearch } from '../searches';
import type { LineDraft } from './stock-lines';

/** For which listing of the shop it comes in. Nothing for who may not read the list of those. */
export function ListingField({
  line: { item, listing, isPublished },
  onChange,
}: {
  line: LineDraft;
  onChange: (part: Partial<LineDraft>) => void;
}) {
  const { t } = useTranslation('stock');
  const may = useMay();
  const search = useListingSearch(item.id);
  if (search === null) return null;
  return (
    <>
      <SearchSelect
        label={t('lines.listing')}
        description={t('lines.listing_hint')}
        value={listing === null ? null : String(listing.id)}
        named={listing?.name}
        search={search}
        clearable
        onChange={(_, chosen) =>
          onChange({
            listing: chosen && { id: Number(chosen.value), name: chosen.label, isOff: chosen.isOff },
            isPublished: false,
          })
        }
      />
      {listing?.isOff === true && may('goods:goods:shelf') && (
        <Checkbox
          label={t('lines.publish')}
          checked={isPublished}
          onChange={(event) => onChange({ isPublished: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
