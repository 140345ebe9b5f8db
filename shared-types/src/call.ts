/**
 * One call of the API: its path, typed by what goes in and what comes out.
 * The two type parameters exist for the compiler only.
 */
export interface Call<Request, Response> {
  readonly path: string;
  readonly types?: (request: Request) => Response;
}

export const call = <Request, Response>(path: `/${string}`): Call<Request, Response> => ({ path });

/** The request of a call without a body. */
export type NoRequest = Record<string, never>;

/**
 * A call whose body is one file, as `multipart/form-data` in the field `file`. It is no `Call`: a client that sends
 * JSON cannot be given it by mistake.
 */
export interface UploadCall<Response> {
  readonly path: string;
  readonly uploads: 'file';
  readonly types?: (file: never) => Response;
}

export const uploadCall = <Response>(path: `/${string}`): UploadCall<Response> => ({ path, uploads: 'file' });
