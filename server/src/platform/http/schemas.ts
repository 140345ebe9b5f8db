import { createRequire } from 'node:module';
import { PART } from '@fovea/shared-types/shapes';
import { getMetadataStorage, MAX, MIN } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { callRegistry } from './call.decorator.js';

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

/** class-transformer keeps the types of @Type in a storage that only its CommonJS build exports. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: never;
};

/**
 * A bound does not determine the kind of number: the library's own converters would make an integer a number
 * again.
 */
const additionalConverters: NonNullable<
  Parameters<typeof targetConstructorToSchema>[1]
>['additionalConverters'] = {
  [MIN]: ({ constraints }) => ({ minimum: Number(constraints[0]) }),
  [MAX]: ({ constraints }) => ({ maximum: Number(constraints[0]) }),
};

const made = new Map<new () => object, Schema>();

/** JSON Schemas of every DTO class of the running program, by class name; refs point into OpenAPI's components. */
export const dtoSchemas = (): Record<string, Schema> =>
  Object.fromEntries(
    declaredClasses()
      .filter(({ name }) => !name.startsWith(PART))
      .map((dto) => [dto.name, schemaOf(dto)]),
  );

/** One by one: all at once, the library looks for what a class inherits among the fields of all others. */
function schemaOf(dto: new () => object): Schema {
  const known = made.get(dto);
  if (known) return known;
  // The library types it as an OpenAPI 3 schema, of which these are a subset.
  const schema = targetConstructorToSchema(dto, {
    classTransformerMetadataStorage: defaultMetadataStorage,
    additionalConverters,
    refPointerPrefix: '#/components/schemas/',
  }) as Schema;
  made.set(dto, schema);
  return schema;
}

/** Every class that validates a field of its own, and requests that only take over what another validates. */
function declaredClasses(): (new () => object)[] {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: ReadonlyMap<new () => object, unknown>; // private to TypeScript; what the library itself reads
  };
  const requests = [...callRegistry.values()].flatMap(({ request }) => request ?? []);
  return [...new Set([...validationMetadatas.keys(), ...requests])];
}
