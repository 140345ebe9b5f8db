/**
 * Its request without bounds would be known to every file after it.
 *
 * @jest-environment node
 */
import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import {
  IsAnything,
  IsFlag,
  IsId,
  IsIds,
  IsJson,
  IsJsonObject,
  IsText,
  OrNull,
} from '@fovea/shared-types/validators';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { dtoSchemas } from '../../server/src/platform/http/schemas.js';
import { unboundedIn } from '../support/bounds.js';
import '../../server/src/app.module.js';

class PlantedPart {
  @IsText(20) kept: string;
  @IsString() text: string;
}

/** What is bounded ends in `kept`; all else must be found. */
class PlantedRequest {
  @IsId() kept: number;
  @IsIds(5) ids_kept: number[];
  @IsFlag() flag_kept: number;
  @OrNull() @IsIn(['a', 'b']) choice_kept: string | null;
  @Matches(/^[a-z+*]{1,5}\*?$/) pattern_kept: string;
  @IsJson(100) json_kept: unknown;
  @IsJsonObject(100) object_kept: object;
  @IsInt() whole: number;
  @IsInt() @Min(1) from: number;
  @IsNumber() @Max(1) to: number;
  @OrNull() @IsString() text: string | null;
  @Matches(/^[a-z]+$/) endless: string;
  @Matches(/[a-z]{5}/) part: string;
  @Matches(/^a{2,}$/) many: string;
  @IsArray() @IsInt({ each: true }) @Min(1, { each: true }) @Max(5, { each: true }) list: number[];
  @IsArray() @ArrayMaxSize(5) @IsString({ each: true }) texts: string[];
  @IsArray() @ArrayMaxSize(5) @MaxLength(5, { each: true }) texts_kept: string[];
  @IsArray() @ArrayMaxSize(5) @ValidateNested({ each: true }) @Type(() => PlantedPart) parts: PlantedPart[];
  @IsObject() object: object;
  @IsAnything() anything: unknown;
}

const schemas = dtoSchemas();
const openIn = (name: string): string[] => unboundedIn(schemas, { $ref: `/${name}` }, name);

describe('the size of a request', () => {
  it('is bounded in every part, of calls and of what sockets send', () => {
    const requests = new Set([
      ...[...callRegistry.values()].flatMap(({ request }) => (request ? [request.name] : [])),
      ...Object.keys(schemas).filter((name) => name.endsWith('Request') && name !== PlantedRequest.name),
    ]);
    expect(requests.size).toBeGreaterThan(100);
    expect([...requests].flatMap(openIn)).toEqual([]);
  });

  it('is looked at where it is not bounded', () => {
    expect(openIn(PlantedRequest.name).map((path) => path.replace('PlantedRequest.', ''))).toEqual([
      'whole',
      'from',
      'to',
      'text',
      'endless',
      'part',
      'many',
      'list',
      'texts[]',
      'parts[].text',
      'object',
      'anything',
    ]);
  });
});
