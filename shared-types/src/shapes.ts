import 'reflect-metadata';
import { getMetadataStorage, IsOptional } from 'class-validator';

type Class<Shape extends object> = new () => Shape;

/** A name that no schema has: what begins so is part of other classes and no body of its own. */
export const PART = '~';
let parts = 0;

/** What decorators and the compiler noted of a field. */
function copyNotes(from: object, to: object, field: string): void {
  for (const key of Reflect.getMetadataKeys(from, field) as unknown[])
    Reflect.defineMetadata(key, Reflect.getMetadata(key, from, field), to, field);
}

/** A class with some fields of others as they are: their bounds, their schemas, their types. */
function partOf(sources: readonly (readonly [Class<object>, readonly string[]])[]): Class<object> {
  class Part {}
  Object.defineProperty(Part, 'name', { value: `${PART}${++parts}` });
  const storage = getMetadataStorage();
  for (const [source, fields] of sources) {
    for (const metadata of storage.getTargetValidationMetadatas(source, '', true, false)) {
      if (!fields.includes(metadata.propertyName)) continue;
      // The types of @Type are kept by class-transformer, out of reach from here.
      if (metadata.type === 'nestedValidation')
        throw new Error(`${source.name}.${metadata.propertyName} cannot be taken over`);
      storage.addValidationMetadata({ ...metadata, target: Part });
    }
    for (const field of fields) {
      copyNotes(source, Part, field);
      copyNotes(source.prototype as object, Part.prototype, field);
    }
  }
  return Part;
}

const fieldsOf = (source: Class<object>): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(source, '', true, false)
      .map(({ propertyName }) => propertyName),
  ),
];

/**
 * `class Row extends pick(Detail, 'id', 'name') {…}`: these fields, declared once. A class needs a field of
 * its own besides.
 */
export const pick = <Shape extends object, Field extends keyof Shape & string>(
  source: Class<Shape>,
  ...fields: readonly Field[]
): Class<Pick<Shape, Field>> =>
  // The part has the fields that were copied; the compiler cannot see them.
  partOf([[source, fields]]) as Class<Pick<Shape, Field>>;

/** As `pick`, each of the fields may be absent; without fields, all of them. */
export function partial<Shape extends object, Field extends keyof Shape & string = keyof Shape & string>(
  source: Class<Shape>,
  ...fields: readonly Field[]
): Class<Partial<Pick<Shape, Field>>> {
  const taken = fields.length > 0 ? fields : fieldsOf(source);
  const part = partOf([[source, taken]]) as Class<Partial<Pick<Shape, Field>>>;
  for (const field of taken) IsOptional()(part.prototype as object, field);
  return part;
}

/** The fields of two classes together. */
export const both = <One extends object, Other extends object>(
  one: Class<One>,
  other: Class<Other>,
): Class<One & Other> =>
  partOf([
    [one, fieldsOf(one)],
    [other, fieldsOf(other)],
  ]) as Class<One & Other>;
