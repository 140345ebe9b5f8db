/**
 * Its classes would be known to every file after it.
 *
 * @jest-environment node
 */
import { call, definitionOf } from '@fovea/shared-types/call';
import { both, partial, pick } from '@fovea/shared-types/shapes';
import { IsInstant, IsMoneyText, OrNull } from '@fovea/shared-types/validators';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, Length, Max, Min, ValidateNested } from 'class-validator';
import { AppError } from '../kernel/app-error.js';
import { BodyValidator } from './body-validator.js';
import { callRegistry } from './call.decorator.js';
import { dtoSchemas } from './schemas.js';

class Line {
  @Length(1, 5) text: string;
}

class Whole {
  @Min(1) @Max(9) @IsInt() id: number;
  @Length(1, 60) name: string;
  @OrNull() @IsMoneyText() price: string | null;
  @IsOptional() @IsInstant() until?: string;
  @IsArray() @ValidateNested({ each: true }) @Type(() => Line) lines: Line[];
}

class Picked extends pick(Whole, 'id', 'price', 'until') {
  @IsInt() own: number;
}

class Changed extends partial(Whole, 'name', 'price') {
  @IsInt() id: number;
}

class Together extends both(Picked, pick(Whole, 'name')) {
  @IsInt() more: number;
}

class AsItIs extends pick(Whole, 'id', 'name') {}

class Same {
  @Length(1, 60) name: string;
}
class AllAbsent extends partial(Same) {
  @IsInt() id: number;
}

const schemaOf = ({ name }: { name: string }) => dtoSchemas()[name];

describe('a class made of fields of another', () => {
  it('has their schemas, whether they must be there, and nothing else', () => {
    const { id, price, until } = schemaOf(Whole)?.properties ?? {};
    expect(schemaOf(Picked)?.properties).toEqual({ id, price, until, own: { type: 'integer' } });
    expect([...(schemaOf(Picked)?.required ?? [])].sort()).toEqual(['id', 'own']);
  });

  it('may be sent without those that are partial, and not with others', () => {
    const { name, price } = schemaOf(Whole)?.properties ?? {};
    expect(schemaOf(Changed)).toMatchObject({
      properties: { name, price, id: { type: 'integer' } },
      required: ['id'],
    });
    expect(schemaOf(AllAbsent)?.required).toEqual(['id']);
  });

  it('takes over what another such class has, and leaves its source as it was', () => {
    expect(Object.keys(schemaOf(Together)?.properties ?? {}).sort()).toEqual(
      ['id', 'more', 'name', 'own', 'price', 'until'].sort(),
    );
    expect([...(schemaOf(Whole)?.required ?? [])].sort()).toEqual(['id', 'lines', 'name']);
  });

  it('is the body of a call as it is, with nothing added', () => {
    const definition = call('/planted/as-it-is', {
      ...{ may: 'public' as const, request: AsItIs, response: null },
      summary: 'Does nothing',
    });
    callRegistry.set(definition.path, definitionOf(definition));
    expect(schemaOf(AsItIs)).toMatchObject({ required: ['id', 'name'] });
    expect(() => new BodyValidator().check(AsItIs, { id: 1, name: '' })).toThrow(AppError);
  });

  it('is no body itself: OpenAPI knows none of its parts', () => {
    expect(Object.keys(dtoSchemas()).filter((name) => !/^[A-Z]\w+$/.test(name))).toEqual([]);
  });

  it('cannot take a list of classes, whose rows would pass unvalidated', () => {
    expect(() => pick(Whole, 'lines')).toThrow('Whole.lines cannot be taken over');
  });
});
