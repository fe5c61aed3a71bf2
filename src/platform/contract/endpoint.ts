import type { z } from 'zod'

/** Who may call. The platform knows the words; the `auth` feature knows the people behind them. */
export type Who = 'anyone' | 'user'

/** What a refusal says on the wire: status, sentence for the person, and fields that older clients look for. */
export type RefusalRow = readonly [status: number, message: string, extra?: Readonly<Record<string, unknown>>]

type Asking = {
  readonly who?: Who
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly refusals?: Readonly<Record<string, RefusalRow>>
}

/** `status` is that of the answer; 200 unless said otherwise. */
export type JsonEndpoint = Asking & { readonly answer: z.ZodType; readonly status?: 201; readonly file?: never }
/** Answers a file of this media type instead of JSON. */
export type FileEndpoint = Asking & { readonly file: string; readonly answer?: never; readonly status?: never }
export type Endpoint = JsonEndpoint | FileEndpoint

/** `name` is offered to the person as the name to save under; it may hold any script. */
export type File = { readonly name: string; readonly content: Uint8Array }

/** One table per feature. The key is the method and the path, so a call can be found by searching for its URL. */
export type Contract = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>>

export type KeyOf<C> = keyof C & string

type Part<E, P extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Readonly<Record<P, infer S extends z.ZodType>>
    ? Readonly<Record<P, Side extends 'input' ? z.input<S> : z.output<S>>>
    : unknown

/** What the caller writes, and what the handler reads after parsing. */
export type Asked<E> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>
export type Read<E> = Part<E, 'params', 'output'> & Part<E, 'query', 'output'> & Part<E, 'body', 'output'>
export type Answer<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.output<S> : never
/** What a handler returns: the answer before its schema has picked the declared fields, or a file. */
export type Given<E> = E extends { readonly answer: infer S extends z.ZodType } ? z.input<S> : File
export type RefusalCode<E> = E extends { readonly refusals: infer R } ? keyof R & string : never
