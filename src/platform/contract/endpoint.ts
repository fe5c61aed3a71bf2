import type { z } from 'zod'

export type StaffRole = 'admin' | 'sales' | 'support'

/**
 * Who may call. The platform knows the words; `app/server/guards.ts` knows the people behind them.
 * A user is anybody signed in: a candidate, or an employer, who is a user with the profile of a company.
 * `staff` are all roles; `sales` and `support` let administrators in as well.
 */
export type Who = 'anyone' | 'user' | 'candidate' | 'employer' | 'staff' | StaffRole

/** What a refusal says on the wire: status, sentence for the person, and fields that older clients look for. */
export type RefusalRow = readonly [status: number, message: string, extra?: Readonly<Record<string, unknown>>]

/** The body is the bytes of one file, of these media types and at most so many. */
export type Upload = { readonly types: readonly string[]; readonly maxBytes: number }
type UploadRefusals = { readonly tooLarge: RefusalRow; readonly wrongType: RefusalRow }

export type AnswerHeader = 'X-Total-Count' | 'Link' | 'X-Search-Corrected' | 'X-Unstated-Pay'

type RequestBody =
  | { readonly upload?: never; readonly body?: z.ZodType; readonly refusals?: Readonly<Record<string, RefusalRow>> }
  | { readonly upload: Upload; readonly body?: never; readonly refusals: Readonly<Record<string, RefusalRow>> & UploadRefusals }

type EndpointBase = RequestBody & {
  readonly who?: Who
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** What the answer says beside its body. */
  readonly headers?: readonly AnswerHeader[]
}

/** `status` is that of the answer; 200 unless said otherwise. */
type JsonEndpoint = EndpointBase & { readonly answer: z.ZodType; readonly status?: 201; readonly file?: never }
/** Answers a file of this media type instead of JSON. */
type FileEndpoint = EndpointBase & { readonly file: string; readonly answer?: never; readonly status?: never }
export type Endpoint = JsonEndpoint | FileEndpoint

/** `name` is offered to the person as the name to save under; it may hold any script. */
export type File = { readonly name: string; readonly content: Uint8Array }

/** Links that a browser follows by itself: they answer with another address. Served by hand, and described like the calls. */
export type Redirects = Readonly<Record<`GET /api/${string}`, { readonly query?: z.ZodType; readonly redirect: string }>>

/** One table per feature. The key is the method and the path, so a call can be found by searching for its URL. */
export type Contract = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>>

export type KeyOf<C> = keyof C & string

type InputPart<E, P extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Readonly<Record<P, infer S extends z.ZodType>>
    ? Readonly<Record<P, Side extends 'input' ? z.input<S> : z.output<S>>>
    : unknown

type UploadInput<E, Bytes> = E extends { readonly upload: Upload } ? { readonly sent: Bytes } : unknown

/** What the caller writes, and what the handler reads after parsing. */
export type CallInput<E> = InputPart<E, 'params', 'input'> &
  InputPart<E, 'query', 'input'> &
  InputPart<E, 'body', 'input'> &
  UploadInput<E, Blob>
export type HandlerInput<E> = InputPart<E, 'params', 'output'> &
  InputPart<E, 'query', 'output'> &
  InputPart<E, 'body', 'output'> &
  UploadInput<E, Uint8Array>
export type Answer<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.output<S> : never
/** What a handler returns: the answer before its schema has picked the declared fields, or a file. */
export type HandlerResult<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.input<S> : File
export type RefusalCode<E> = E extends { readonly refusals: infer R } ? keyof R & string : never
