import type { z } from 'zod'

export type StaffRole = 'admin' | 'sales' | 'support'

/** What staff may do, each with its row in the table of roles (`features/staff/permissions.ts`). */
export type StaffPermission =
  | 'company-ratings'
  | 'contact-messages'
  | 'job-reports'
  | 'company-verifications'
  | 'payments'
  | 'pricing'
  | 'revenue'
  | 'articles'
  | 'recruiter-feedback'
  | 'assistant-feedback'
  | 'interview-disputes'
  | 'staff-accounts'
  | 'staff-log'
  | 'user-accounts'
  | 'employer-accounts'
  | 'daily-reports'
  | 'operations'

/** The role of a person in the team of a company. */
export type MemberRole = 'owner' | 'recruiter' | 'viewer'

/**
 * Who may call. The platform only knows these names; `app/server/create-context.ts` identifies the callers. A user is anybody signed in: a candidate, or an
 * employer, who is a user in the team of a company. `employer` is the whole team, which may read; `recruiter` are its owners and recruiters; `companyOwner`
 * its owners. `staff` are all roles, a permission those roles that have it; `sales` and `support` also let administrators in.
 */
export type EndpointAudience =
  | 'anyone'
  | 'user'
  | 'candidate'
  | 'employer'
  | 'recruiter'
  | 'companyOwner'
  | 'staff'
  | StaffRole
  | StaffPermission

/** A refusal in an answer: status, message for the person, and fields that older clients read. */
export type RefusalRow = readonly [status: number, message: string, extra?: Readonly<Record<string, unknown>>]

/** The request body is one file, of these media types and at most this size. */
export type Upload = { readonly types: readonly string[]; readonly maxBytes: number }
type UploadRefusals = { readonly tooLarge: RefusalRow; readonly wrongType: RefusalRow }

export type AnswerHeader =
  | 'X-Total-Count'
  | 'Link'
  | 'X-Search-Corrected'
  | 'X-Unstated-Pay'
  | 'X-Only-Mentioned'
  | 'X-In-Title'
  | 'X-Search-Company'
  | 'X-Search-Left-Out'

type RequestBody =
  | { readonly upload?: never; readonly body?: z.ZodType; readonly refusals?: Readonly<Record<string, RefusalRow>> }
  | { readonly upload: Upload; readonly body?: never; readonly refusals: Readonly<Record<string, RefusalRow>> & UploadRefusals }

type EndpointBase = RequestBody & {
  readonly who?: EndpointAudience
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** A call that only reads, and whose answer may lack changes of the last five seconds (but never the caller's own). Replicas may answer it. */
  readonly mayBeStale?: true
  /** The headers that the answer may have. */
  readonly headers?: readonly AnswerHeader[]
}

/**
 * `status` is that of a successful answer; the default is 200. If the call declares `events` and the client accepts `text/event-stream`, the events
 * are sent while the answer is being made. The answer follows as the event `done`, or the body of a failure as the event `error`.
 */
type JsonEndpoint = EndpointBase & {
  readonly answer: z.ZodType
  readonly events?: Readonly<Record<string, z.ZodType>>
  readonly status?: 201
  readonly file?: never
}
/** The call answers with a file of this media type instead of JSON. */
type FileEndpoint = EndpointBase & {
  readonly file: string
  readonly answer?: never
  readonly events?: never
  readonly status?: never
}
export type Endpoint = JsonEndpoint | FileEndpoint

/**
 * `name` is the suggested file name; it may contain any script. With `isForAll` the file is the same for everybody, and browsers may cache it for a
 * day.
 */
export type File = { readonly name: string; readonly content: Uint8Array; readonly isForAll?: boolean }

/** A file that is sent while it is still being generated. */
export type StreamedFile = { readonly name: string; readonly stream: AsyncIterable<Uint8Array> }

/**
 * Addresses that a browser opens itself and that answer with a redirect. They are not served from the contract, but they are described like the
 * calls.
 */
export type Redirects = Readonly<Record<`GET /api/${string}`, { readonly query?: z.ZodType; readonly redirect: string }>>

/** One table per feature. The key is the method and the path, so a call can be found by searching for its URL. */
export type Contract = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>>

export type KeyOf<C> = keyof C & string

type InputPart<E, P extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Readonly<Record<P, infer S extends z.ZodType>>
    ? Readonly<Record<P, Side extends 'input' ? z.input<S> : z.output<S>>>
    : unknown

type UploadInput<E, Bytes> = E extends { readonly upload: Upload } ? { readonly sent: Bytes } : unknown

/** The input type of the caller, and the type that the handler gets after parsing. */
export type CallInput<E> = InputPart<E, 'params', 'input'> &
  InputPart<E, 'query', 'input'> &
  InputPart<E, 'body', 'input'> &
  UploadInput<E, Blob>
export type HandlerInput<E> = InputPart<E, 'params', 'output'> &
  InputPart<E, 'query', 'output'> &
  InputPart<E, 'body', 'output'> &
  UploadInput<E, Uint8Array>
export type Answer<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.output<S> : never
/** What a handler returns: the answer before its schema removes undeclared fields, or a file. */
export type HandlerResult<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.input<S> : File | StreamedFile
export type RefusalCode<E> = E extends { readonly refusals: infer R } ? keyof R & string : never
