import 'reflect-metadata'; // before any class: class-transformer reads there what the compiler noted of a field
import type { Permission } from './permissions.js';

/** Who may call: everybody, any session, or who holds the permission. */
export type May = 'public' | 'member' | Permission;

/** The text of a successful answer, where the screen shows the server's own (spec 7: sending a code). */
export type SuccessId = 'code_sent';

export type BodyClass<Shape extends object = object> = new () => Shape;

/** What an answer is: one of a class, a list of them, or nothing. */
export type BodyType = BodyClass | [BodyClass] | null;

/** The value that a body type stands for. */
export type BodyOf<Type extends BodyType> = Type extends [BodyClass<infer Item>]
  ? Item[]
  : Type extends BodyClass<infer Shape>
    ? Shape
    : null;

/**
 * One call of the API as both sides know it: its path, typed by what goes in, what comes out and who may. The browser
 * holds no more of it (`web/scripts/calls-plugin.ts`); the server asks `definitionOf`.
 */
export interface Call<Request, Response, Who extends May = May> {
  readonly path: string;
  readonly types?: (request: Request) => Response;
  readonly who?: Who;
}

/** The request of a call without a body. */
export type NoRequest = Record<string, never>;

/**
 * A call whose body is one file, as `multipart/form-data` in the field `file`, and before it the id that it asks for. It
 * is no `Call`: a client that sends JSON cannot be given it by mistake.
 */
export interface UploadCall<Response, Who extends May = May, FieldName extends string = never> {
  readonly path: string;
  readonly uploads: 'file';
  readonly asks?: FieldName;
  readonly types?: (file: never) => Response;
  readonly who?: Who;
}

/** What the server knows of a call beside its path. */
export interface CallDeclaration {
  readonly may: May;
  /** The class of the body; absent where there is none. */
  readonly request?: BodyClass;
  readonly response: BodyType;
  /** The answer may be null instead, where what was asked for need not exist. */
  readonly mayBeNull?: true;
  /** What it does, in one line for readers of the API. */
  readonly summary: string;
  /** What `msg` of the answer says, in the reader's language; without it the screen uses a text of its own. */
  readonly success?: SuccessId;
}

export type CallDefinition = CallDeclaration & {
  readonly path: string;
  /** The field of a multipart form that carries the file; such a call has no JSON body. */
  readonly uploads?: 'file';
  /** The field of that form that names a row by its id. */
  readonly asks?: string;
};

const definitions = new WeakMap<object, CallDefinition>();

/**
 * Declares a call once: path, who may, both shapes and one line for the reader. The types follow from the classes.
 * Nothing but such declarations may stand in a `*.calls.ts`: the web runs none of it.
 */
export function call<
  Who extends May,
  Request extends object = NoRequest,
  Response extends BodyType = null,
  Absent extends true | undefined = undefined,
>(
  path: `/${string}`,
  declared: CallDeclaration & {
    may: Who;
    request?: BodyClass<Request>;
    response: Response;
    mayBeNull?: Absent;
  },
): Call<Request, BodyOf<Response> | (Absent extends true ? null : never), Who> {
  return defined({ path }, { ...declared, path });
}

/** The same for a call whose body is a file. */
export function uploadCall<Who extends May, Response extends BodyType, FieldName extends string = never>(
  path: `/${string}`,
  declared: Omit<CallDeclaration, 'request' | 'mayBeNull'> & {
    may: Who;
    response: Response;
    asks?: FieldName;
  },
): UploadCall<BodyOf<Response>, Who, FieldName> {
  return defined(
    { path, may: declared.may, uploads: 'file' as const },
    { ...declared, path, uploads: 'file' },
  );
}

function defined<Known extends object>(known: Known, definition: CallDefinition): Known {
  definitions.set(known, definition);
  return known;
}

/** Everything about a call, for whoever serves it. */
export function definitionOf(known: { readonly path: string }): CallDefinition {
  const definition = definitions.get(known);
  if (!definition) throw new Error(`${known.path} was not declared by call() or uploadCall()`);
  return definition;
}
