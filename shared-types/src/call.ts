import 'reflect-metadata'; // before any class: class-transformer reads there what the compiler noted of a field
import type { Permission } from './permissions.js';

/** Who may call: everybody, any session, or who holds the permission. */
export type May = 'public' | 'member' | Permission;

/** The text of a successful answer, where the screen shows the server's own (spec 7: sending a code). */
export type SuccessId = 'code_sent';

export type BodyClass<Shape extends object = object> = new () => Shape;

/** What an answer is: one of a class, a list of them, or nothing. */
export type BodyType = BodyClass | [BodyClass] | null;

/** The type of the value of a body type. */
export type BodyOf<Type extends BodyType> = Type extends [BodyClass<infer Item>]
  ? Item[]
  : Type extends BodyClass<infer Shape>
    ? Shape
    : null;

/**
 * One call of the API for both sides: its path, typed by request, response and permission. The browser has no
 * more of it (`web/scripts/calls-plugin.ts`); the server uses `definitionOf`.
 */
export interface Call<Request, Response, Who extends May = May> {
  readonly path: string;
  readonly types?: (request: Request) => Response;
  readonly who?: Who;
}

/** The request of a call without a body. */
export type NoRequest = Record<string, never>;

/**
 * A call whose body is one file, as `multipart/form-data` in the field `file`, after its id field. It is no
 * `Call`: a client that sends JSON does not accept it by mistake.
 */
export interface UploadCall<Response, Who extends May = May, FieldName extends string = never> {
  readonly path: string;
  readonly uploads: 'file';
  readonly asks?: FieldName;
  readonly types?: (file: never) => Response;
  readonly who?: Who;
}

/** What the server needs of a call besides its path. */
export interface CallDeclaration {
  readonly may: May;
  /** The class of the body; absent where there is none. */
  readonly request?: BodyClass;
  readonly response: BodyType;
  /** The answer may be null instead, where the requested thing need not exist. */
  readonly mayBeNull?: true;
  /** What it does, in one line for readers of the API. */
  readonly summary: string;
  /**
   * The text of `msg` in the answer, in the reader's language; without it the screen uses a text of its own.
   */
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
 * Declares a call once: path, permission, both shapes and one line of summary. The types follow from the
 * classes. A `*.calls.ts` may contain nothing but such declarations: the web runs none of it.
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

/** The whole declaration of a call, for the server. */
export function definitionOf(known: { readonly path: string }): CallDefinition {
  const definition = definitions.get(known);
  if (!definition) throw new Error(`${known.path} was not declared by call() or uploadCall()`);
  return definition;
}
