import 'reflect-metadata';
import { GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import { BulkEditGoodsRequest } from '@fovea/shared-types/goods/bulk-edit.dto';
import { UpdateProfileRequest } from '@fovea/shared-types/member/member.dto';
import { SetPreferenceRequest } from '@fovea/shared-types/platform/preference.dto';
import { AppError } from '../kernel/app-error.js';
import { BodyValidator } from './body-validator.js';
import { refusalEnvelope } from './refusal.js';

const validator = new BodyValidator();

function refusalOf(request: new () => object, body: unknown): AppError {
  try {
    validator.check(request, body);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const faultsOf = (request: new () => object, body: unknown) =>
  refusalEnvelope(refusalOf(request, body), 'en', 'a-trace').fields ?? {};

const many = (length: number, value: unknown): unknown[] => Array.from({ length }, () => value);

describe('a body', () => {
  it('is refused for a list that is too long, without faults of its entries', () => {
    expect(faultsOf(BulkEditGoodsRequest, { ids: many(20_000, 'x') })).toEqual({
      ids: 'At most 160 allowed',
    });
    expect(faultsOf(GoodsListRequest, { conditions: many(20_000, 1) })).toEqual({
      conditions: 'At most 4 allowed',
    });
  });

  it('is refused with the faults of the entries of a list that is not too long', () => {
    expect(Object.keys(faultsOf(BulkEditGoodsRequest, { ids: [1, 'x', 3, 0] }))).toEqual(['ids.1', 'ids.3']);
  });

  it('is refused for a text that is too long before anything reads it', () => {
    expect(refusalOf(UpdateProfileRequest, { username: '\u0001'.repeat(1_000) }).fields?.username?.key).toBe(
      'too_long',
    );
  });

  it('is refused with twenty faults at most, whose names are its own', () => {
    expect(Object.keys(faultsOf(BulkEditGoodsRequest, { ids: many(160, 'x') }))).toHaveLength(20);
    const name = 'n'.repeat(5_000);
    const [field = ''] = Object.keys(
      faultsOf(SetPreferenceRequest, { key: 'a', value: { [name]: '\u0000' } }),
    );
    expect(field).toBe(`value.${name}`.slice(0, 200));
  });

  it('holds no JSON longer than its field takes', () => {
    const { fields } = refusalOf(SetPreferenceRequest, { key: 'a', value: '漢'.repeat(5_461) });
    expect(fields).toEqual({ value: { key: 'too_long', params: { limit: 16_384 } } });
    expect(validator.check(SetPreferenceRequest, { key: 'a', value: '漢'.repeat(5_460) })).toMatchObject({
      key: 'a',
    });
  });
});
