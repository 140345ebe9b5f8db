import '../../../kit/form/select-styles';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import type { Product } from '@fovea/shared-types/goods/product.record';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCallFailure } from '../../../lib/api-client';
import { toast } from '../../../lib/toast-store';
import { categoryPaths } from './choices';
import type { SectionProps } from './form-parts';
import { fillOf, type ItemFill, type ItemValues } from './item-fill';
import { ItemFillNotice } from './item-fill-notice';
import classes from './item-field.module.css';
import { itemQuery, itemsQuery } from './item.queries';

const PAUSE_MS = 250;
const NONE: readonly Product[] = [];

/** What came into the form with an item, and how the form was before. */
export interface ImportedFill extends ItemFill {
  before: ItemValues;
  productBefore: number | null;
}

/** The item of the item master that the goods are a piece of: its values fill the empty fields. */
export function ItemField({ form, params }: Pick<SectionProps, 'form'> & { params: GoodsParams }) {
  const { t } = useTranslation('publishing');
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [imported, setImported] = useState<ImportedFill | null>(null);
  const chosenId = form.values.product_id;
  const chosen = useQuery({ ...itemQuery(chosenId ?? 0), enabled: chosenId !== null });
  const chosenName = chosen.data === undefined ? null : labelOf(chosen.data);
  // The name of what is chosen is no search.
  const wanted = typed === chosenName ? '' : typed.normalize('NFKC').trim();
  const [search] = useDebouncedValue(wanted, PAUSE_MS);
  const found = useQuery({ ...itemsQuery(search), enabled: isOpen });
  const items = found.data?.data ?? NONE;
  const offered = useMemo(
    () => ({
      categories: new Set(categoryPaths(params.categories).keys()),
      brands: new Set(params.brands.map(({ id }) => String(id))),
    }),
    [params],
  );

  const choose = async (id: string | null): Promise<void> => {
    setImported(null);
    if (id === null) {
      form.set('product_id', null);
      return;
    }
    const before = form.values;
    form.set('product_id', Number(id));
    try {
      const fill = fillOf(await queries.fetchQuery(itemQuery(Number(id))), before, offered);
      form.fill(fill.filled);
      setImported({ ...fill, before, productBefore: before.product_id });
    } catch (error) {
      if (!isCallFailure(error) || !(error instanceof Error)) throw error;
      form.set('product_id', before.product_id);
      toast.error(error.message);
    }
  };
  const known = new Map(items.map((item) => [String(item.id), item]));
  const data = [...known].map(([value, item]) => ({ value, label: labelOf(item) }));
  const isListed = chosenId === null || known.has(String(chosenId));
  return (
    <>
      <Select
        data-field="product_id"
        label={t('field.product_id')}
        description={t('item.hint')}
        placeholder={t('item.placeholder')}
        error={form.errors.product_id}
        data={isListed ? data : [{ value: String(chosenId), label: chosenName ?? `#${chosenId}` }, ...data]}
        value={chosenId === null ? null : String(chosenId)}
        onChange={(id) => void choose(id)}
        searchable
        clearable
        allowDeselect={false}
        // The server has searched.
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        onDropdownOpen={() => setOpen(true)}
        nothingFoundMessage={t(
          found.isError ? 'item.failed' : found.isFetching ? 'item.searching' : 'item.none',
        )}
        clearButtonProps={{ 'aria-label': t('item.clear') }}
        comboboxProps={{ shadow: 'md' }}
        maxDropdownHeight={320}
        renderOption={({ option }) => <ItemChoice item={known.get(option.value)} label={option.label} />}
      />
      {imported !== null && <ItemFillNotice form={form} imported={imported} onChange={setImported} />}
    </>
  );
}

const labelOf = ({ goods_name }: Product): string => goods_name;

function ItemChoice({ item, label }: { item: Product | undefined; label: string }) {
  const { t } = useTranslation('publishing');
  if (item === undefined) return label;
  const facts = [item.maker, item.goods_code, item.category_name, item.is_own ? t('item.own') : null];
  return (
    <span className={classes.choice}>
      {item.images[0] === undefined ? (
        <span className={classes.picture} aria-hidden />
      ) : (
        <img className={classes.picture} src={item.images[0]} alt="" width={48} height={36} loading="lazy" />
      )}
      <span>
        {label}
        <small>{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</small>
      </span>
    </span>
  );
}
