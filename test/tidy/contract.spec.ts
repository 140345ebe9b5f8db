import 'reflect-metadata';
import fs from 'node:fs';
import '../../server/src/app.module.js';
import { openApiDocument } from '../../server/src/platform/http/openapi.js';
import { apiDocumentOf } from '../api/openapi.js';
import {
  contractRows,
  ENDPOINTS,
  endpointsText,
  type EndpointRow,
  unusedRemarks,
} from '../support/contract-rows.js';

describe('the contract of calls', () => {
  let rows: EndpointRow[];
  beforeAll(async () => {
    rows = await contractRows(apiDocumentOf(openApiDocument()));
    // `npm run contract`
    if (process.env.FOVEA_CONTRACT === 'write') fs.writeFileSync(ENDPOINTS, endpointsText(rows));
  });

  it('is written as it is given and served; if not, `npm run contract` writes it', () => {
    expect(fs.readFileSync(ENDPOINTS, 'utf8')).toBe(endpointsText(rows));
  });

  it('names each call once, and the section of the specification that it serves', () => {
    expect(rows.length - new Set(rows.map(({ path }) => path)).size).toBe(0);
    expect(rows.filter(({ spec, module }) => spec === '' || module === '').map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('has no remark on a call that is not derived', () => {
    expect(unusedRemarks(rows)).toEqual([]);
  });
});
