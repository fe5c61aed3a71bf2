import { Readable } from 'node:stream'
import type { z, ZodError, ZodType } from 'zod'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type {
  Contract,
  Endpoint,
  File,
  HandlerInput,
  HandlerResult,
  KeyOf,
  MemberRole,
  StaffPermission,
  StaffRole,
  StreamedFile,
  EndpointAudience,
} from '#platform/contract/endpoint.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import { BadInput, Forbidden, NotFound, Unauthorized } from './failures.ts'
import { acceptsEvents, type EventSink, silentSink, streamAnswer } from './http/event-stream.ts'
import { isUpload, routeUpload } from './http/uploads.ts'
import { inPlainWords } from './plain-words.ts'
import { lastWriteOf } from './replicas/own-writes.ts'
import { readStale } from './replicas/stale-reads.ts'

/** `id` is the id of the account. */
type Caller = { readonly id: string }
/** `name` is the name of the company, `role` the role of the person in its team. */
export type EmployerCaller = Caller & { readonly employerId: string; readonly name: string; readonly role: MemberRole }
export type StaffCaller = Caller & { readonly role: StaffRole; readonly name: string }

type FindCaller<C> = (request: FastifyRequest, reply: FastifyReply) => Promise<C>
/** One function for each value of `EndpointAudience`: finds the caller or throws. */
export type Guards = {
  readonly anyone: () => Promise<null>
  readonly user: FindCaller<Caller>
  readonly candidate: FindCaller<Caller>
  readonly employer: FindCaller<EmployerCaller>
  readonly recruiter: FindCaller<EmployerCaller>
  readonly companyOwner: FindCaller<EmployerCaller>
  readonly staff: FindCaller<StaffCaller>
} & Readonly<Record<StaffRole | StaffPermission, FindCaller<StaffCaller>>>

/** For a call that answers everyone and still identifies the caller: returns null instead of throwing a refusal. */
export async function ifAllowed<C>(finding: Promise<C>): Promise<C | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof Unauthorized || error instanceof Forbidden) return null
    throw error
  }
}

type Actor<E> = E extends { readonly who: infer W extends EndpointAudience } ? Awaited<ReturnType<Guards[W]>> : null
type HandlerArgs<E> = HandlerInput<E> &
  EventArgs<E> & {
    readonly actor: Actor<E>
    readonly request: FastifyRequest
    readonly reply: FastifyReply
  }
type EventArgs<E> = E extends { readonly events: infer S extends Readonly<Record<string, ZodType>> }
  ? { readonly events: Events<S> }
  : unknown

/** The events that a handler emits while its answer is being made. If the client wants no events, none are sent and the handler runs the same. */
export type Events<S extends Readonly<Record<string, ZodType>>> = Pick<EventSink, 'signal'> & {
  readonly emit: <N extends keyof S & string>(name: N, data: z.input<S[N]>) => Promise<void>
}
type Handlers<C extends Contract> = {
  readonly [K in KeyOf<C>]: (args: HandlerArgs<C[K]>) => Promise<HandlerResult<C[K]>>
}
type AnyHandler = (args: unknown) => Promise<unknown>
type Route = Pick<RouteOptions, 'method' | 'url' | 'handler'>

/** Binds the calls of a feature to their handlers: finds the caller, parses the input, filters the answer. A missing handler does not compile. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  guards: Guards,
  contract: C,
  handlers: NoInfer<Handlers<C>>,
): void {
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', url = ''] = key.split(' ')
    const bound = handlers[key as KeyOf<C>] as AnyHandler // the mapped type above has checked each pair
    const handle = endpoint.mayBeStale ? staleReader(bound) : bound
    const guard = guards[endpoint.who ?? 'anyone']
    const route: Route = {
      method,
      url,
      handler: async (request, reply) => {
        const actor = await guard(request, reply)
        const input = { actor, request, reply, ...read(endpoint, request) }
        if (endpoint.file !== undefined) return sendFile(reply, endpoint.file, (await handle(input)) as File | StreamedFile) // `Given` guarantees it
        const { answer, events } = endpoint
        // Only declared fields are sent, so a new column does not reach the client by accident.
        const work = async (sink?: EventSink): Promise<string> =>
          JSON.stringify(answer.parse(await handle({ ...input, ...(events && sink && { events: eventsInto(sink, events) }) })))
        if (events && acceptsEvents(request)) return streamAnswer({ request, reply }, work)
        const body = await work(events && silentSink(reply))
        return reply
          .code(endpoint.status ?? 200)
          .type('application/json')
          .send(body)
      },
    }
    if (isUpload(endpoint)) routeUpload(app, endpoint, route, guard)
    else app.route(route)
  }
}

function staleReader(handle: AnyHandler): (input: { readonly request: FastifyRequest }) => Promise<unknown> {
  return (input) => readStale(lastWriteOf(input.request), () => handle(input))
}

function eventsInto({ emit, signal }: EventSink, schemas: Readonly<Record<string, ZodType>>): Events<typeof schemas> {
  return { signal, emit: async (name, data) => emit(name, JSON.stringify(schemas[name]?.parse(data))) }
}

function read(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = endpoint[part]?.safeParse(request[part], { error: inPlainWords })
    if (parsed?.success === false)
      throw isNoId(parsed.error) && part === 'params' ? nothingThere(endpoint) : new BadInput(parsed.error)
    if (parsed) input[part] = parsed.data
  }
  if (isUpload(endpoint)) input['sent'] = request.body ?? Buffer.alloc(0)
  return input
}

const isNoId = ({ issues }: ZodError): boolean =>
  issues.every((issue) => issue.code === 'invalid_format' && issue.format === 'uuid')

/** An invalid id gets the same answer as an id that does not exist. */
function nothingThere({ refusals = {} }: Endpoint): Error {
  const declared = Object.entries(refusals).find(([, [status]]) => status === 404)
  return declared ? new Refusal(...declared) : new NotFound()
}

/** Sends the file name in two forms: one for old programs, one in UTF-8 for all others (RFC 6266). */
function sendFile(reply: FastifyReply, type: string, file: File | StreamedFile): FastifyReply {
  const { name } = file
  const isForAll = 'content' in file && file.isForAll === true
  const plain = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', isForAll ? 'public, max-age=86400' : 'private, no-store')
    .type(type)
    .send('content' in file ? Buffer.from(file.content) : Readable.from(file.stream, { objectMode: false }))
}
