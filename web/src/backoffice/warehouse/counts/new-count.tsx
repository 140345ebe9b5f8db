import { addWarehouseChecks } from '@fovea/shared-types/warehouse/stock-count.calls';
import { COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MultiSelectField, SelectField, TextAreaField } from '../../../kit/form/fields';
import { SearchSelectField } from '../../../kit/form/search-select';
import { FormDrawer } from '../../../kit/form/form-drawer';
import { useForm } from '../../../kit/form/use-form';
import { useSaving } from '../../../kit/form/use-saving';
import { api } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import { toast } from '../../../lib/toast-store';
import { localText } from '../../../lib/local-text';
import { useWarehouseSearch } from '../searches';
import { countParamsQuery, useCountChanged } from './count.queries';
import { ProductChoice, type ChosenProduct } from './product-choice';

interface Values {
  ware_house_id: string | null;
  scope: string | null;
  location: string | null;
  bin_ids: string[];
  product_ids: ChosenProduct[];
  remark: string;
}

const { shown } = stockCount.declared;
const SCOPES = shown.scope.names ?? {};

/** Where something is counted, and what of it. */
export function NewCount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('counts');
  const { t: kit } = useTranslation('kit');
  const navigate = useNavigate();
  const may = useMay();
  const search = useWarehouseSearch();
  const changed = useCountChanged();
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const form = useForm<Values>({
    initial: { ware_house_id: null, scope: '0', location: null, bin_ids: [], product_ids: [], remark: '' },
    validate: (values) => {
      const missing = (label: string) => kit('form.missing', { label });
      const scope = Number(values.scope);
      return {
        ware_house_id:
          values.ware_house_id === null ? missing(localText(shown.ware_house_name.label)) : undefined,
        location:
          scope === COUNT_SCOPE.zone && values.location === null
            ? missing(localText(shown.location.label))
            : undefined,
        bin_ids:
          scope === COUNT_SCOPE.bins && values.bin_ids.length === 0 ? missing(t('new.bins')) : undefined,
        product_ids:
          scope === COUNT_SCOPE.products && values.product_ids.length === 0
            ? missing(t('new.products'))
            : undefined,
      };
    },
  });
  const { ware_house_id } = form.values;
  const scope = Number(form.values.scope);
  const { data } = useQuery(
    countParamsQuery({
      ...(ware_house_id !== null && { ware_house_id: Number(ware_house_id) }),
      ...(searched !== '' && { words: searched }),
    }),
  );
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(
        addWarehouseChecks,
        {
          ware_house_id: Number(values.ware_house_id),
          scope: Number(values.scope),
          ...(scope === COUNT_SCOPE.zone && { location: values.location ?? '' }),
          ...(scope === COUNT_SCOPE.bins && { bin_ids: values.bin_ids.map(Number) }),
          ...(scope === COUNT_SCOPE.products && { product_ids: values.product_ids.map(({ id }) => id) }),
          ...(values.remark.trim() !== '' && { remark: values.remark }),
          request_id,
        },
        { quiet: true },
      ),
    onSaved: async ({ id, check_sn }) => {
      toast.success(t('new.done', { sn: check_sn }));
      await changed();
      onClose();
      if (may('warehouse:count:update')) void navigate(`${paths.checkGoods}?count=${id}`);
    },
  });
  return (
    <FormDrawer
      title={t('new.title')}
      form={form}
      saving={saving}
      submitLabel={t('new.submit')}
      onClose={onClose}
    >
      <SearchSelectField
        form={form}
        name="ware_house_id"
        label={localText(shown.ware_house_name.label)}
        search={search}
        given={
          search === null
            ? (data?.warehouses ?? []).map(({ code, name }) => ({ value: String(code), label: name }))
            : undefined
        }
        // The chosen bins are in it.
        disabled={form.values.bin_ids.length > 0 || form.values.product_ids.length > 0}
        required
      />
      <SelectField
        form={form}
        name="scope"
        label={localText(shown.scope.label)}
        hint={t('new.scope_hint')}
        options={Object.entries(SCOPES).map(([value, label]) => ({ value, label: localText(label) }))}
        required
      />
      {scope === COUNT_SCOPE.zone && (
        <SelectField
          form={form}
          name="location"
          label={localText(shown.location.label)}
          options={(data?.zones ?? []).map((zone) => ({ value: zone, label: zone }))}
          required
        />
      )}
      {scope === COUNT_SCOPE.bins && (
        <MultiSelectField
          form={form}
          name="bin_ids"
          label={t('new.bins')}
          options={(data?.bins ?? []).map(({ id, code }) => ({ value: String(id), label: code }))}
          required
        />
      )}
      {scope === COUNT_SCOPE.products && (
        <ProductChoice
          chosen={form.values.product_ids}
          found={data?.products ?? []}
          text={text}
          error={form.errors.product_ids}
          onTextChange={setText}
          onChange={(product_ids) => form.set('product_ids', product_ids)}
        />
      )}
      <TextAreaField
        form={form}
        name="remark"
        label={localText(shown.remark.label)}
        rows={2}
        maxLength={500}
      />
    </FormDrawer>
  );
}
