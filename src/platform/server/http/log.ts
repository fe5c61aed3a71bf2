import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { scrubbed } from '../scrub.ts'
import { isInternalCall } from './request-headers.ts'

export type LogSettings = { readonly level: string; readonly to?: { readonly write: (line: string) => void } }

/** Logs JSON lines. Of an error it logs what helps to find the cause, never values that a person has typed. */
export function logger({ level, to }: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  const serializers = { err: traceOf, req: () => ({}), res: () => ({}) }
  return { level, serializers, ...(to ? { stream: to } : {}) }
}

type Trace = { readonly type: string; readonly message: string; readonly stack: string }

function traceOf(error: unknown): Trace & Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubbed(String(error)), stack: '' }
  const message = messageOf(error)
  return {
    type: error.name,
    message,
    stack: scrubbed(
      (error.stack ?? '').replace(error.message, () => message),
      6_000,
    ),
    ...named(error, ['code', 'constraint', 'table', 'column', 'routine', 'syscall']),
    ...(error.cause === undefined ? {} : { cause: traceOf(error.cause) }),
  }
}

/** The message of an error. PostgreSQL quotes values only in errors of class 22 (invalid values); in all others it quotes only names. */
function messageOf(error: Error): string {
  const isAboutValue = 'code' in error && /^22...$/.test(String(error.code))
  return scrubbed(isAboutValue ? error.message.replace(/"[^"]*"/g, '"…"') : error.message)
}

/** The kind of an error. Every error of PostgreSQL is named `error` and every network error `Error`, so the code is added. */
export function kindOf(error: Error): string {
  const name = error.name === 'error' ? 'Database' : error.name
  return 'code' in error && typeof error.code === 'string' ? `${name} ${error.code}` : name
}

function named(error: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name, value]) => names.includes(name) && value !== undefined))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The route of the screen that answered. The URL is not logged, because it may contain a token. */
    screen?: string
    /** The kind of the failure that was answered with a status of 500 or more. */
    fault?: string
  }
}

/** One line per request, with the route as it is written in the code, never the requested URL. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.screen ?? request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log[isInternalCall(request) ? 'debug' : 'info'](line, 'answered')
  })
}
