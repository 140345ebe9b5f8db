import type { TestApi } from '../support/api.js';

/** As much of an OpenAPI document as specs look at. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Operation {
  path: string;
  may: string;
  request: Schema | null;
  /** The request is a form of one file and not JSON. */
  isForm: boolean;
  response: Schema;
}

export interface ApiDocument {
  operations: Operation[];
  /** The schema itself, resolved where it is referenced. */
  resolve(schema: Schema): Schema;
  raw: Record<string, unknown>;
}

interface RawDocument {
  paths: Record<
    string,
    {
      post: {
        'x-may': string;
        requestBody?: { content: Record<string, { schema: Schema }> };
        responses: Record<string, { content: Record<string, { schema: Schema }> }>;
      };
    }
  >;
  components: { schemas: Record<string, Schema> };
}

export async function readApiDocument(api: TestApi): Promise<ApiDocument> {
  const answer = await api.app.inject({ method: 'GET', url: '/api/openapi.json' });
  return apiDocumentOf(JSON.parse(answer.body) as object); // its shape is the subject of contract.api.spec
}

/** A document that is there already. */
export function apiDocumentOf(document: object): ApiDocument {
  const raw = document as RawDocument; // as above
  const json = 'application/json';
  const form = 'multipart/form-data';
  return {
    raw: { ...raw },
    resolve: (schema) => {
      const name = schema.$ref?.split('/').at(-1);
      return name === undefined ? schema : (raw.components.schemas[name] ?? {});
    },
    operations: Object.entries(raw.paths).map(([path, { post }]) => ({
      path,
      may: post['x-may'],
      request: (post.requestBody?.content[json] ?? post.requestBody?.content[form])?.schema ?? null,
      isForm: post.requestBody?.content[form] !== undefined,
      response: post.responses['200']?.content[json]?.schema.properties?.data ?? {},
    })),
  };
}

/** Texts of which one fits nearly every pattern and length. */
const TEXTS = [
  'abcdefgh',
  'somebody@test.example',
  new Date(Date.now() + 86_400_000).toISOString(),
  '1000',
  '123456',
  'JP',
  '+81',
  '090-1234-5678',
  '150-0001',
  'x',
];

/** A value the schema takes. */
export function sampleOf(document: ApiDocument, wantedSchema: Schema): unknown {
  const schema = document.resolve(wantedSchema);
  const [choice] = schema.enum ?? [];
  if (choice !== undefined) return choice;
  if (schema.anyOf) return sampleOf(document, schema.anyOf[0] ?? {});
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        sampleOf(document, schema.items ?? {}),
      );
    case 'string':
      return TEXTS.find((text) => fits(text, schema)) ?? 'abcdefgh';
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(document, part)]),
      );
  }
}

function fits(text: string, { pattern, format, minLength = 0, maxLength = 1_000 }: Schema): boolean {
  if (format === 'email') return text.includes('@');
  if (format === 'date-time') return /^\d{4}-\d\d-\d\dT/.test(text);
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  );
}
