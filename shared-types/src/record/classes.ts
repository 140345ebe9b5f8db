import { PageAnswer, SortedPageRequest } from '../pagination.js';
import { DecisionOutcome, DocumentStoryAnswer, PendingPosting } from '../platform/approval.dto.js';
import { FileLink } from '../platform/file.dto.js';
import type { RecordField } from './field.js';
import type { RecordFilter } from './filters.js';
import {
  fieldsOf,
  ownerNameOf,
  thingOf,
  versionFieldsOf,
  type AnyRecord,
  type RecordDeclaration,
  type RowOf,
  type ShownOf,
  type StaffRecord,
} from './record.js';
import {
  IsDay,
  IsFlag,
  IsId,
  IsIds,
  IsInstant,
  IsMoneyText,
  IsOptionalRequestId,
  IsText,
  OrNull,
} from '../validators.js';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

type Class<Shape extends object = object> = new () => Shape;
type Decorate = (target: object, name: string) => void;

/** Requests and responses of a record's calls, for OpenAPI and the compiled validators. */
type RecordShape = 'list' | 'row' | 'page' | 'detail' | 'add' | 'update' | 'state' | 'decision';

const made = new WeakMap<AnyRecord, Map<RecordShape, Class>>();

/** Made once, and only for a call that there is: a class's name is its name in OpenAPI. */
export function classOf(record: AnyRecord, shape: RecordShape): Class {
  const known = made.get(record) ?? new Map<RecordShape, Class>();
  made.set(record, known);
  const found = known.get(shape) ?? makeClass(record, shape);
  known.set(shape, found);
  return found;
}

/**
 * A row of the list, for a response outside the record with more fields: `class MemberDetail extends
 * rowClassOf(member)`.
 */
export const rowClassOf = <D extends RecordDeclaration>(record: StaffRecord<D>): Class<RowOf<D>> =>
  classOf(record, 'row') as Class<RowOf<D>>; // made of the same declaration

/**
 * Some fields as they stand in answers by hand.
 * @param name the class's name in OpenAPI
 */
export function answerOf<D extends RecordDeclaration, const Name extends keyof ShownOf<D> & string>(
  record: StaffRecord<D>,
  name: string,
  names: readonly Name[],
): Class<Pick<ShownOf<D>, Name>> {
  const fields = fieldsOf(record);
  const made = names.map((one): [string, Decorate] => {
    const field = fields[one];
    return [one, field === undefined ? IsInt() : answered(field, 'detail')];
  });
  return named(name, Object, made) as Class<Pick<ShownOf<D>, Name>>; // decorated as these types declare
}

function makeClass(record: AnyRecord, shape: RecordShape): Class {
  const { declared } = record;
  const thing = thingOf(record).replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  const { one = thing, row = one, list = row } = declared.classes ?? {};
  const fields = fieldsOf(record);
  const editable = Object.entries(declared.fields);
  const shown = (place: 'list' | 'detail'): [string, Decorate][] => [
    ['id', IsInt()],
    ...Object.entries(fields)
      .filter(([, { where }]) => where === 'both' || where === place)
      .map(([name, field]): [string, Decorate] => [
        name,
        place === 'detail' && declared.document ? decided(field) : answered(field, place),
      ]),
    ...(declared.scope === 'shared' ? [['is_own', IsBoolean()] as [string, Decorate]] : []),
    ...(versionFieldsOf(record).length > 0 && (place === 'detail' || !declared.calls.detail)
      ? [['version', IsString()] as [string, Decorate]]
      : []),
  ];
  switch (shape) {
    case 'list':
      return named(
        `${list}ListRequest`,
        SortedPageRequest,
        Object.entries(declared.filters).map(([name, filter]) => [
          name,
          all(IsOptional(), filtered(filter, fields[name])),
        ]),
      );
    case 'row':
      return named(row, Object, shown('list'));
    case 'page': {
      const Row = classOf(record, 'row');
      const data = all(
        IsArray(),
        ValidateNested({ each: true }),
        Type(() => Row),
      );
      return named(`${list}ListResponse`, PageAnswer, [['data', data]]);
    }
    case 'detail':
      return named(`${one}Detail`, declared.document ? DocumentStoryAnswer : Object, [
        ...shown('detail'),
        ...(declared.posts
          ? ([
              [
                'postings',
                all(
                  IsArray(),
                  ValidateNested({ each: true }),
                  Type(() => PendingPosting),
                ),
              ],
            ] satisfies [string, Decorate][])
          : []),
      ]);
    case 'state':
      return named(`${one}State`, Object, [
        ['id', IsInt()],
        ['status', IsIn(codesOf(record))],
      ]);
    case 'decision':
      return named(`${one}Decision`, DecisionOutcome, [['status', all(OrNull(), IsIn(codesOf(record)))]]);
    case 'add':
      return named(`Add${one}Request`, Object, [
        ...editable.map(([name, field]): [string, Decorate] => [
          name,
          field.required ? written(field) : all(IsOptional(), written(field)),
        ]),
        ...(declared.scope === 'company'
          ? [[ownerNameOf(record), all(IsOptional(), IsId())] satisfies [string, Decorate]]
          : []),
        ...(declared.document?.withdrawal
          ? ([
              ['former_id', all(IsOptional(), IsId())],
              ['former_status', all(IsOptional(), IsIn(codesOf(record)))],
            ] satisfies [string, Decorate][])
          : []),
        ...reasonOf(record),
        ['request_id', IsOptionalRequestId()],
      ]);
    case 'update':
      return named(`Update${one}Request`, Object, [
        ['id', IsId()],
        ...editable.map(([name, field]): [string, Decorate] => [name, all(IsOptional(), written(field))]),
        ...reasonOf(record),
        ['version', all(IsOptional(), MaxLength(40))],
      ]);
  }
}

/** Why it is changed, for whoever approves it. */
const reasonOf = ({ declared }: AnyRecord): [string, Decorate][] =>
  declared.approvedChange ? [['reason', all(IsOptional(), IsText(500))]] : [];

const codesOf = ({ declared }: AnyRecord): number[] => Object.values(declared.document?.machine.codes ?? {});

const all =
  (...decorators: Decorate[]): Decorate =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };

function named(name: string, base: Class, fields: ReadonlyArray<readonly [string, Decorate]>): Class {
  const made = base === Object ? class {} : class extends base {};
  Object.defineProperty(made, 'name', { value: name });
  for (const [field, decorate] of fields) decorate(made.prototype, field);
  return made;
}

/** After the field's own schema, which it widens. */
const orNull = ({ isNullable }: RecordField, decorate: Decorate): Decorate =>
  isNullable ? all(decorate, OrNull()) : decorate;

/** A field that a request leaves out is not said to be null. */
const sent = (field: RecordField): RecordField => (field.isLeftOut ? { ...field, isNullable: false } : field);

/** The field in a response. */
function answered(field: RecordField, place: 'list' | 'detail'): Decorate {
  const link: Decorate = Type(() => FileLink);
  switch (field.kind) {
    case 'text':
      return orNull(field, field.oneOf ? IsIn(field.oneOf) : IsString());
    case 'rich':
    case 'money':
      return orNull(field, IsString());
    case 'int':
    case 'flag':
    case 'reference':
      return orNull(field, IsInt());
    case 'choice':
      return orNull(field, IsIn(field.codes ?? []));
    case 'truth':
      return orNull(field, IsBoolean());
    case 'choices':
      return all(IsArray(), IsInt({ each: true }));
    case 'texts':
    case 'pictures':
      return all(IsArray(), IsString({ each: true }));
    case 'picture':
      return orNull(field, place === 'list' ? IsString() : all(ValidateNested(), link));
    case 'documents':
      return all(IsArray(), ValidateNested({ each: true }), link);
    case 'instant':
      return orNull(field, IsInstant());
    case 'day':
      return orNull(field, IsString());
  }
}

/** In the detail of a document amounts and days are bounded as in its request. */
const decided = (field: RecordField): Decorate =>
  field.kind === 'money' || field.kind === 'day'
    ? orNull(field, field.kind === 'money' ? IsMoneyText() : IsDay())
    : answered(field, 'detail');

/** As a request may name it. */
function written(declared: RecordField): Decorate {
  const field = sent(declared);
  const { min = 0, max = 0, codes = [] } = field;
  switch (field.kind) {
    case 'text':
      if (field.oneOf) return orNull(field, IsIn(field.oneOf));
      if (field.isCountry) return orNull(field, Matches(/^[A-Z]{2}$/));
      if (field.isEmail)
        // One pattern, as the compiled validators have no condition: an address, or nothing.
        return all(Matches(/^([^\s@]+@[^\s@.]+(\.[^\s@.]+)+)?$/u), MaxLength(max));
      return orNull(field, min > 0 ? all(IsText(max), Length(min, max)) : IsText(max));
    case 'rich':
      return all(IsString(), MaxLength(max));
    case 'int':
      // IsInt comes last: of two schemas of one field the later wins, and Min and Max only have `number`.
      return orNull(field, all(Min(min), Max(max), IsInt()));
    case 'money':
      return orNull(field, IsMoneyText());
    case 'flag':
      return orNull(field, IsFlag());
    case 'truth':
      return orNull(field, IsBoolean());
    case 'choice':
      return orNull(field, IsIn(codes));
    case 'choices':
      return all(IsArray(), ArrayMaxSize(max), IsIn(codes, { each: true }));
    case 'texts': {
      const length = field.length ?? 0;
      return all(IsArray(), ArrayMaxSize(max), IsString({ each: true }), Length(1, length, { each: true }));
    }
    case 'picture':
    case 'reference':
      return orNull(field, IsId());
    case 'documents':
    case 'pictures':
      return min > 0 ? all(ArrayMinSize(min), IsIds(max)) : IsIds(max);
    case 'instant':
      return orNull(field, IsInstant());
    case 'day':
      return orNull(field, IsDay());
  }
}

function filtered({ kind, max }: RecordFilter, field: RecordField | undefined): Decorate {
  switch (kind) {
    case 'words':
      return MaxLength(max);
    case 'text':
      return IsText(max);
    case 'id':
      return IsId();
    case 'either':
      return IsFlag();
    case 'from':
    case 'to':
      return IsInstant();
    case 'fromDay':
    case 'toDay':
      return IsDay();
    case 'same':
      if (!field) throw new Error('a filter that is the same as a field has the name of one');
      return written({ ...field, isNullable: false });
  }
}
