import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Contract, Endpoint, File, Given, KeyOf, Read, Who } from '#platform/contract/endpoint.ts'
import { BadInput } from './failures.ts'

export type Caller = { readonly id: string }
/** One per word in `Who`: finds the caller or throws. */
export type Guards = {
  readonly anyone: () => Promise<null>
  readonly user: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>
}

type Actor<E> = E extends { readonly who: infer W extends Who } ? Awaited<ReturnType<Guards[W]>> : null
type Asking<E> = Read<E> & { readonly actor: Actor<E>; readonly request: FastifyRequest; readonly reply: FastifyReply }
type Handlers<C extends Contract> = {
  readonly [K in KeyOf<C>]: (asking: Asking<C[K]>) => Promise<Given<C[K]>>
}
type AnyHandler = (asking: unknown) => Promise<unknown>

/** Binds a feature's table to its use-cases: who, then input, then work, then answer. A missing or extra call does not compile. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  guards: Guards,
  contract: C,
  handlers: NoInfer<Handlers<C>>,
): void {
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', url = ''] = key.split(' ')
    const handle = handlers[key as KeyOf<C>] as AnyHandler // the mapped type above has checked each pair
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const actor = await guards[endpoint.who ?? 'anyone'](request, reply)
        const answer = await handle({ actor, request, reply, ...read(endpoint, request) })
        if (endpoint.file !== undefined) return sendFile(reply, endpoint.file, answer as File) // `Given` says so
        // Only declared fields pass, so a column can be added to a table without reaching the wire.
        const body = JSON.stringify(endpoint.answer.parse(answer))
        return reply
          .code(endpoint.status ?? 200)
          .type('application/json')
          .send(body)
      },
    })
  }
}

function read(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = endpoint[part]?.safeParse(request[part])
    if (parsed?.success === false) throw new BadInput(parsed.error)
    if (parsed) input[part] = parsed.data
  }
  return input
}

/** Two names: one for the oldest programs, one in UTF-8 for all others (RFC 6266). */
function sendFile(reply: FastifyReply, type: string, { name, content }: File): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'private, no-store')
    .type(type)
    .send(Buffer.from(content))
}
