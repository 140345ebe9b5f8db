import type { Schema } from '../../server/src/platform/http/schemas.js';

/**
 * Whether a pattern bounds the length of a text: it matches the whole of it, and has no unbounded repetition.
 */
function isBounded(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return /^\^.*\$$/.test(plain) && !/[*+]|\{\d+,\}/.test(plain);
}

/** The parts of a schema whose size nobody has bounded, by their path. */
export function unboundedIn(
  schemas: Readonly<Record<string, Schema>>,
  schema: Schema,
  path: string,
  above: readonly string[] = [],
): string[] {
  const below = (part: Schema, name: string) => unboundedIn(schemas, part, `${path}${name}`, above);
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined)
    return above.includes(name) ? [] : unboundedIn(schemas, schemas[name] ?? {}, path, [...above, name]);
  if (schema.enum) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((part) => below(part, ''));
  if (schema['x-max-bytes'] !== undefined) return [];
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([field, part]) => below(part, `.${field}`));
  const isOpen = [path];
  return [schema.type ?? 'anything'].flat().flatMap((type) => {
    switch (type) {
      case 'boolean':
      case 'null':
        return [];
      case 'integer':
      case 'number':
        return schema.minimum === undefined || schema.maximum === undefined ? isOpen : [];
      case 'string':
        return schema.maxLength === undefined && !isBounded(schema.pattern ?? '') ? isOpen : [];
      case 'array':
        return [...(schema.maxItems === undefined ? isOpen : []), ...below(schema.items ?? {}, '[]')];
      default:
        return isOpen;
    }
  });
}
