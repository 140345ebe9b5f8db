import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { isEmail } from './email.js';

/** Property decorators used by several requests and answers, so that one rule is written once. */
type FieldDecorator = (target: object, field: string) => void;

const all =
  (...decorators: FieldDecorator[]): FieldDecorator =>
  (target, field) => {
    for (const decorate of decorators) decorate(target, field);
  };

// IsInt comes last: of two schemas of one field the later wins, and Min and Max only have `number`.

/** A row's id, a positive integer within what JSON carries exactly. */
export const IsId = (): FieldDecorator => all(Min(1), Max(Number.MAX_SAFE_INTEGER), IsInt());

/** A row of a tree as the web's tree parts accept it: its id as text. */
export const IsTreeId = (): FieldDecorator => Matches(/^[1-9]\d{0,14}$/);

/** The parent of a row of a tree; '0' is above every root. */
export const IsTreeParentId = (): FieldDecorator => Matches(/^(0|[1-9]\d{0,14})$/);

export const IsTreeIds = (max: number): FieldDecorator =>
  all(IsArray(), ArrayMaxSize(max), Matches(/^[1-9]\d{0,14}$/, { each: true }));

/** A switch: 0 or 1. */
export const IsFlag = (): FieldDecorator => IsIn([0, 1]);

/** The number of a row within its document. */
export const IsSeq = (): FieldDecorator => all(Min(1), Max(2_147_483_647), IsInt());

export const IsIds = (max: number): FieldDecorator =>
  all(
    IsArray(),
    ArrayMaxSize(max),
    Min(1, { each: true }),
    Max(Number.MAX_SAFE_INTEGER, { each: true }),
    IsInt({ each: true }),
  );

/** An amount in integer minor units, 1 … 10^13. */
export const IsMinorAmount = (): FieldDecorator => all(Min(1), Max(10_000_000_000_000), IsInt());

/** A money field in whole units: "1980000" or "19800.50". The currency's own digits are checked by the service. */
export const IsMoneyText = (): FieldDecorator =>
  all(Matches(/^-?\d{1,14}(\.\d{1,2})?$/), MaxLength(18), JSONSchema({ type: 'string' }));

export const IsEmailAddress = (options?: ValidationOptions): FieldDecorator =>
  all(
    ValidateBy(
      {
        name: 'isEmailAddress',
        validator: {
          validate: (value: unknown) => typeof value === 'string' && isEmail(value),
          defaultMessage: () => 'email',
        },
      },
      options,
    ),
    JSONSchema({ type: 'string', format: 'email', maxLength: 254 }),
  );

/** "+81" or "81"; whether it is on the list is checked by the service. */
export const IsAreaCode = (): FieldDecorator => Matches(/^\+?\d{1,4}$/);

/** A number as people write it, without its country's code. */
export const IsPhoneText = (): FieldDecorator => Matches(/^[\d\s()-]{4,20}$/);

/** An instant, ISO 8601 with offset. */
export const IsInstant = (): FieldDecorator =>
  all(
    // Hours, minutes and offsets that exist; whether the month has the day is checked by the format.
    Matches(
      /^(?!0000)\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/,
    ),
    MaxLength(40),
    JSONSchema({ type: 'string', format: 'date-time' }),
  );

/** A day that its month has: the last one of February in leap years alone. */
const DAY =
  /^(?!0000)(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$/;

/** A day, `2026-11-22`; the format alone lets days pass that no month has where the field may hold null. */
export const IsDay = (): FieldDecorator =>
  all(Matches(DAY), MaxLength(10), JSONSchema({ type: 'string', format: 'date' }));

/** The client's idempotency key. */
export const IsRequestId = (): FieldDecorator => Matches(/^[\x21-\x7e]{1,255}$/);

/** A key of any creating or moving call; the header `Idempotency-Key` does as well. */
export const IsOptionalRequestId = (): FieldDecorator => all(IsOptional(), IsRequestId());

/** The field is always there but may hold null. */
export const OrNull = (): FieldDecorator =>
  all(
    ValidateIf((_, value: unknown) => value !== null),
    JSONSchema((source) =>
      // The values of an enum do not name null, so that a second schema has to.
      'type' in source && !('enum' in source)
        ? { ...source, type: [source.type, 'null'].flat() as typeof source.type } // a list of types is OpenAPI 3.1
        : { anyOf: [source, { type: 'null' as const }] },
    ),
  );

/** A line of text for people: no control characters but line breaks. */
export const IsText = (max: number): FieldDecorator =>
  // The expression names control characters on purpose: they are what is refused.
  all(
    Matches(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/u),
    MaxLength(max),
    JSONSchema({ type: 'string' }),
  );

/**
 * What a scanner sends: a line of text, with the separators of GS1 (FNC1, as group separator) and of ISO/IEC 15434 (record
 * separator, end of transmission).
 */
export const IsScannedCode = (max: number): FieldDecorator =>
  all(
    Matches(/^[^\u0000-\u0003\u0005-\u0008\u000b\u000c\u000e-\u001c\u001f]*$/u),
    MaxLength(max),
    JSONSchema({ type: 'string' }),
  );

/** Any JSON value of an answer. */
export const IsAnything = (): FieldDecorator => all(Allow(), JSONSchema({}));

/** The server's measure of a JSON value's length: its text in UTF-8. */
export const MAX_BYTES = 'x-max-bytes';

/** Any JSON value; its reader checks its shape. */
export const IsJson = (maxBytes: number): FieldDecorator =>
  all(Allow(), JSONSchema({ [MAX_BYTES]: maxBytes }));

/** An object whose names are its sender's; its reader checks its shape. */
export const IsJsonObject = (maxBytes: number): FieldDecorator =>
  all(IsObject(), JSONSchema({ type: 'object', [MAX_BYTES]: maxBytes }));
