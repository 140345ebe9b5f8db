import { withinDeadline } from '../../platform/outgoing/deadline.js';
import { readBounded } from '../../platform/outgoing/read-bounded.js';

const ANSWER_MAX_BYTES = 65_536;
const ANSWER_TOKENS_MAX = 1500;

export interface ModelSettings {
  /** Up to and with /v1. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs: number;
}

/**
 * Calls an OpenAI-compatible service.
 * @returns the JSON value its model wrote
 * @throws Error for any other answer, or none in time
 */
export async function askModel(
  { url, key, model, timeoutMs }: ModelSettings,
  system: string,
  sentence: string,
): Promise<unknown> {
  const text = await withinDeadline(
    { what: 'the AI search service', totalMs: timeoutMs },
    async ({ signal }) => {
      const answer = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: ANSWER_TOKENS_MAX,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: sentence },
          ],
        }),
        redirect: 'error', // the key is for one address
        signal,
      });
      const read = await readBounded(answer, ANSWER_MAX_BYTES, 'the AI search service');
      if (!answer.ok) throw new Error(`the AI search service answered ${answer.status}`);
      return read;
    },
  );
  return JSON.parse(unfenced(contentOf(JSON.parse(text))));
}

function contentOf(answer: unknown): string {
  const choices = fieldOf(answer, 'choices');
  const content = fieldOf(fieldOf(Array.isArray(choices) ? choices[0] : undefined, 'message'), 'content');
  if (typeof content !== 'string') throw new Error('the AI search service answered without a message');
  return content;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Some models wrap JSON in a Markdown fence despite the prompt. */
const unfenced = (content: string): string =>
  content
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '');
