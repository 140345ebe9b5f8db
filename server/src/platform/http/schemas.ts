import { createRequire } from 'node:module';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';

type Schema = Record<string, unknown>;

/** class-transformer keeps what @Type said in a storage that only its CommonJS build exports. */
const { defaultMetadataStorage } = createRequire(import.meta.url)('class-transformer/cjs/storage.js') as {
  defaultMetadataStorage: never;
};

let schemas: Record<string, Schema> | undefined;

/** JSON Schemas of every DTO class of the running program, by class name; refs point into OpenAPI's components. */
export function dtoSchemas(): Record<string, Schema> {
  schemas ??= validationMetadatasToSchemas({
    classTransformerMetadataStorage: defaultMetadataStorage,
    refPointerPrefix: '#/components/schemas/',
  }) as Record<string, Schema>; // the library types them as OpenAPI 3 schemas, of which these are a subset
  return schemas;
}
