import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { RecordField } from '@fovea/shared-types/record/field';
import { fieldsOf } from '@fovea/shared-types/record/record';
import { thingIn } from '@fovea/shared-types/record/translations';
import type { ReactNode } from 'react';
import { DetailCard, DetailView, type Fact, Facts } from '../../kit/detail-view/detail-view';
import { Drawer } from '../../kit/drawer/drawer';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { RichText } from '../../kit/rich-text/rich-text';
import { type Dict, useDict } from '../../lib/dicts';
import { formatMoney } from '../../lib/format';
import { activeLanguage } from '../../lib/i18n';
import { localText } from '../../lib/local-text';
import { codeIn, currencyIn } from './record-columns';
import { factOf } from './record-facts';
import type { PlainRecord, PlainRow } from './record-types';

const WIDTH_PX = 960;

/** The fields of a row, for those who may read but not change it. */
export function RecordDetail({
  record,
  row,
  onClose,
}: {
  record: PlainRecord;
  row: PlainRow;
  onClose: () => void;
}) {
  const fields = Object.entries(fieldsOf(record)).filter(([, { where }]) => where !== 'list');
  const texts = fields.filter(([name, { kind }]) => kind === 'rich' && row[name] !== '');
  const files = fields.filter(([, { kind }]) => kind === 'documents');
  const facts = useDeclaredFacts(fields, row);
  return (
    <Drawer title={localText(record.declared.many)} onClose={onClose} size={WIDTH_PX} isGrey>
      <DetailView title={record.nameOf(row)}>
        <DetailCard title={thingIn(record.declared.one, activeLanguage())} isWide>
          <Facts facts={facts} />
        </DetailCard>
        {files.map(([name, { label }]) => (
          <DetailCard key={name} title={localText(label)} isWide>
            <PictureRow images={filesIn(row[name])} nameOf={(number) => `${localText(label)} ${number}`} />
          </DetailCard>
        ))}
        {texts.map(([name, { label }]) => (
          <DetailCard key={name} title={localText(label)} isWide>
            <RichText html={String(row[name])} />
          </DetailCard>
        ))}
      </DetailView>
    </Drawer>
  );
}

/** Names and values of the fields that are one line each. */
export function useDeclaredFacts(fields: ReadonlyArray<[string, RecordField]>, row: PlainRow): Fact[] {
  const yesNo = useDict('yes_no');
  return fields.flatMap(([name, field]): Fact[] =>
    FACTS.has(field.kind)
      ? [{ label: localText(field.label), value: valueIn(field, row[name], row, yesNo) }]
      : [],
  );
}

/** Those that are one line; what a reference refers to is a field of its own. */
const FACTS: ReadonlySet<RecordField['kind']> = new Set([
  'text',
  'texts',
  'int',
  'money',
  'flag',
  'truth',
  'choice',
  'choices',
  'instant',
  'day',
]);

function valueIn(field: RecordField, value: unknown, row: PlainRow, yesNo: Dict): ReactNode {
  if (field.kind === 'money') return formatMoney(value as string | null, currencyIn(field, row)); // a decimal text, by its class
  if (field.dict !== undefined)
    return <Codes dict={field.dict} value={field.code === undefined ? value : codeIn(field, row)} />;
  return field.kind === 'flag' || field.kind === 'truth' ? yesNo.label(Number(value)) : factOf(field, value);
}

function Codes({ dict, value }: { dict: string; value: unknown }) {
  const { label } = useDict(dict);
  const codes = [value].flat().filter((code): code is number => typeof code === 'number');
  return codes.length === 0 ? '-' : codes.map((code) => label(code)).join(', ');
}

/** A detail shows files as links of the server's. */
export const filesIn = (value: unknown): readonly FileLink[] =>
  (value as readonly FileLink[] | undefined) ?? [];
