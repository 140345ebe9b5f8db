import { createRequire } from 'node:module';
import { PART } from '@fovea/shared-types/shapes';
import { MAX, MIN } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

/** Of JSON Schema what DTOs come to. */
export interface Schema {
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  $ref?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  if?: Schema;
  then?: Schema;
  'x-max-bytes'?: number;
}

/** class-transformer keeps what @Type said in a storage that only its CommonJS build exports. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: never;
};

/** A bound says nothing of the kind of number: the library's own converters would make an integer a number again. */
const additionalConverters: NonNullable<
  Parameters<typeof validationMetadatasToSchemas>[0]
>['additionalConverters'] = {
  [MIN]: ({ constraints }) => ({ minimum: Number(constraints[0]) }),
  [MAX]: ({ constraints }) => ({ maximum: Number(constraints[0]) }),
};

let schemas: Record<string, Schema> | undefined;

/** JSON Schemas of every DTO class of the running program, by class name; refs point into OpenAPI's components. */
export function dtoSchemas(): Record<string, Schema> {
  if (schemas) return schemas;
  const made = validationMetadatasToSchemas({
    classTransformerMetadataStorage: defaultMetadataStorage,
    additionalConverters,
    refPointerPrefix: '#/components/schemas/',
  }) as Record<string, Schema>; // the library types them as OpenAPI 3 schemas, of which these are a subset
  schemas = Object.fromEntries(Object.entries(made).filter(([name]) => !name.startsWith(PART)));
  return schemas;
}
