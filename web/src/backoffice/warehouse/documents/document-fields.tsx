import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import { STOCK_IMAGES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextAreaField, TextField } from '../../../kit/form/fields';
import { SearchSelectField } from '../../../kit/form/search-select';
import { KeptNotice } from '../../../kit/form/kept-notice';
import { FilesField } from '../../../kit/upload-field/files-field';
import { inParamsQuery, outParamsQuery } from '../stock/stock.queries';
import type { Direction, DocumentForm, DocumentValues } from './document-form';
import { LinesEditor } from './lines-editor';
import { useCustomerSearch, useWarehouseSearch, type WarehouseChoice } from '../searches';

const choices = (items: readonly DictionaryItem[] = []) =>
  items.map(({ code, name }) => ({ value: String(code), label: name }));

/** The fields of a document. Another warehouse has other bins, and other stock. */
export function DocumentFields({
  direction,
  document: { form, keptAs },
  onSending,
}: {
  direction: Direction;
  document: DocumentForm;
  onSending: (isSending: boolean) => void;
}) {
  const { t } = useTranslation('stock');
  const isIn = direction === 'in';
  const { data: inParams } = useQuery({ ...inParamsQuery(), enabled: isIn });
  const { data: outParams } = useQuery({ ...outParamsQuery(), enabled: !isIn });
  const params = inParams ?? outParams;
  const { values } = form;
  const [found, setFound] = useState<WarehouseChoice | null>(null);
  const warehouses = (params?.warehouses ?? []).map(({ code, name, currency }) => ({
    value: String(code),
    label: name,
    currency,
  }));
  const chosen = [...warehouses, ...(found ? [found] : [])].find(
    ({ value }) => value === values.ware_house_id,
  );
  return (
    <>
      <KeptNotice<DocumentValues> keptAs={keptAs} onTake={form.fill} />
      <SearchSelectField
        form={form}
        name="ware_house_id"
        label={t('field.ware_house')}
        given={warehouses}
        search={useWarehouseSearch()}
        onChosen={(warehouse) => {
          setFound(warehouse);
          form.fill({ lines: isIn ? values.lines.map((line) => ({ ...line, bin: null })) : [] });
        }}
        required
      />
      <SelectField
        form={form}
        name="reason"
        label={t(isIn ? 'field.kind' : 'field.type')}
        options={choices(isIn ? inParams?.kinds : outParams?.types)}
        required
      />
      <SearchSelectField
        form={form}
        name="customer_id"
        label={t(isIn ? 'field.supplier' : 'field.customer')}
        given={choices(params?.customers)}
        search={useCustomerSearch()}
        clearable
      />
      <TextField form={form} name="logistics_code" label={t('field.logistics')} maxLength={60} />
      <LinesEditor
        key={values.ware_house_id}
        direction={direction}
        warehouseId={Number(values.ware_house_id ?? 0)}
        currency={chosen?.currency ?? ''}
        lines={values.lines}
        onChange={(lines) => form.set('lines', lines)}
        error={form.errors.lines}
      />
      <FilesField
        form={form}
        name="images"
        label={t('field.images')}
        max={STOCK_IMAGES_MAX}
        onSending={onSending}
      />
      {isIn && (
        <FilesField form={form} name="video" kind="video" label={t('field.video')} onSending={onSending} />
      )}
      <TextAreaField form={form} name="remark" label={t('field.remark')} maxLength={500} rows={3} />
    </>
  );
}
