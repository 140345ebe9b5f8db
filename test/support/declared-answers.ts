import { AppError } from '../../server/src/platform/kernel/app-error.js';
import { BodyValidator } from '../../server/src/platform/http/body-validator.js';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';

let validator: BodyValidator | undefined;

/** Holds an answer against what its call declares in the OpenAPI document; one field more or less fails. */
export function expectDeclared(path: string, data: unknown): void {
  const { response, mayBeNull } = callRegistry.get(path) ?? {};
  if (mayBeNull && data === null) return;
  if (!response) {
    if (data !== null) throw new Error(`${path} answers ${JSON.stringify(data)} and declares nothing`);
    return;
  }
  if (Array.isArray(response) && !Array.isArray(data)) throw new Error(`${path} declares a list`);
  const [type] = [response].flat();
  const answers: unknown[] = Array.isArray(response) && Array.isArray(data) ? data : [data];
  for (const answer of answers) if (type) expectDeclaredAs(path, type, answer);
}

/** The validator drops what no schema names: whatever is missing afterwards was one field too many. */
function expectDeclaredAs(path: string, type: new () => object, answer: unknown): void {
  validator ??= new BodyValidator();
  const given = JSON.stringify(answer);
  try {
    const declared = JSON.stringify(validator.check(type, JSON.parse(given)));
    if (declared !== given) throw new Error(`${path} answers more than it declares:\n${given}\n${declared}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Error(`${path} does not answer as it declares: ${JSON.stringify(error.fields)}\n${given}`, {
      cause: error,
    });
  }
}
