import { Ajv2020 } from 'ajv/dist/2020.js';
import './app.module.js';
import { dtoSchemas } from './platform/http/schemas.js';

describe('the schemas of requests and answers', () => {
  it('are JSON Schemas, which nothing needs at startup', () => {
    const ajv = new Ajv2020({ strict: false, unicodeRegExp: true });
    const schemas = Object.entries(dtoSchemas());
    expect(schemas.length).toBeGreaterThan(400);
    expect(schemas.filter(([, schema]) => !ajv.validateSchema(schema)).map(([name]) => name)).toEqual([]);
    expect(ajv.validateSchema({ type: 'whatever' })).toBe(false);
  });
});
