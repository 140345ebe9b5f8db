import type { BodyType, CallDefinition } from '@fovea/shared-types/call';
import { callRegistry } from './call.decorator.js';
import { dtoSchemas } from './schemas.js';

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

function dataSchema({ response, mayBeNull }: CallDefinition): object {
  const schema = answerSchema(response);
  return mayBeNull ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function answerSchema(response: BodyType): object {
  if (response === null) return { type: 'null' };
  if (Array.isArray(response)) return { type: 'array', items: ref(response[0].name) };
  return ref(response.name);
}

function requestBody({ request, uploads, asks }: CallDefinition): object {
  if (uploads !== undefined)
    return {
      requestBody: { required: true, content: fileForm(uploads, asks === undefined ? [] : [asks]) },
    };
  if (!request) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: ref(request.name) } } } };
}

/**
 * OpenAPI 3.1 only declares that a file is no text; its types are listed in the call's summary and checked by
 * content.
 */
const fileForm = (field: string, fields: readonly string[]): object => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [...fields, field],
      properties: {
        ...Object.fromEntries(fields.map((id) => [id, { type: 'integer', minimum: 1 }])),
        [field]: { type: 'string', contentMediaType: 'application/octet-stream' },
      },
    },
  },
});

function operation(call: CallDefinition): object {
  return {
    operationId: call.path.slice(1).replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    'x-may': call.may,
    security: call.may === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [
      parameter('terminal'),
      parameter('language'),
      parameter('device'),
      parameter('idempotencyKey'),
    ],
    ...requestBody(call),
    responses: {
      200: {
        description:
          '`code` 200: done; -101: refused, with `error` and perhaps `fields`; -102: sign in again.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'msg', 'data'],
              properties: {
                code: { type: 'integer', enum: [200, -101, -102] },
                msg: { type: 'string' },
                data: dataSchema(call),
                error: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
                trace_id: { type: 'string' },
              },
            },
          },
        },
      },
      400: { description: 'The body is not JSON.' },
      429: { description: 'Too many calls.' },
    },
  };
}

const parameter = (name: string): object => ({ $ref: `#/components/parameters/${name}` });

/** OpenAPI 3.1 of every call the program serves, from their declarations. */
export function openApiDocument(): object {
  const calls = [...callRegistry.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fovea',
      version: '1.0.0',
      description:
        'Every call is a POST with a JSON body, uploads with a form of one file. Money: a field whose name ends in `amount` is in integer minor units, ' +
        'any other money field is a decimal string in whole units, each with `currency` beside it. Creating and ' +
        'moving calls accept `request_id` (or the header `Idempotency-Key`): a repeat gives the first answer.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: operation(call) }])),
    components: {
      schemas: dtoSchemas(),
      parameters: {
        terminal: {
          name: 'terminal',
          in: 'header',
          schema: { type: 'string', default: '4' },
          description: '4: web',
        },
        language: {
          name: 'language',
          in: 'header',
          schema: { type: 'string', enum: ['1', '2', '3'] },
          description: '1 Chinese, 2 English, 3 Japanese; anything else counts as English',
        },
        device: {
          name: 'device',
          in: 'header',
          schema: { type: 'string', pattern: '^[\\w-]{22,64}$' },
          description:
            'A random text that the browser keeps: who signed in from it before is not slowed by strangers',
        },
        idempotencyKey: { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}
