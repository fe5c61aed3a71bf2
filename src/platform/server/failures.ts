import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodError } from 'zod'
import { Refusal } from '#platform/contract/refusal.ts'
import { isLockConflict } from './db.ts'
import { isDatabaseUnavailable } from './http/database-unavailable.ts'
import { frameworkSentences, wasSent } from './http/client-errors.ts'
import { isApi } from './http/headers.ts'
import { kindOf } from './http/log.ts'
import { sendPlainPage } from './http/plain-page.ts'

export class BadInput extends Error {
  override readonly name = 'BadInput'
  readonly errors: readonly { readonly path: string; readonly message: string }[]

  constructor({ issues }: ZodError) {
    super(issues[0]?.message ?? 'Invalid input')
    this.errors = issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  }
}

export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}

/** The caller is signed in, but not allowed to make this call. The message says who is allowed. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
}

/** Too many requests. The answer says when to try again. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many attempts. Please try again later.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The resource is missing or belongs to somebody else. The answer must not say which. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** An external system (mail, payments, the database) is unavailable. Trying again later may help. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** The input cannot be processed at all. The message says what to change. */
export class Impossible extends Error {
  override readonly name: string = 'Impossible'
  readonly status: 400 | 413 | 414 | 422

  constructor(status: 400 | 413 | 414 | 422, message: string) {
    super(message)
    this.status = status
  }
}

/** The only place that turns a failure into a status and a body. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(reportFailure(error, request), request, reply))
  app.setNotFoundHandler((request, reply) => send({ status: 404, body: { message: 'Not Found' } }, request, reply))
}

/** Answers failures before routing, such as a URL that cannot be parsed: 404 for pages, 400 for calls. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = isApi(request.raw.url ?? '') ? 400 : 404
  return send({ status, body: malformed('The address is malformed') }, request, reply)
}

type Outcome = {
  readonly status: number
  readonly body: { readonly message: string; readonly [field: string]: unknown }
  readonly retryAfterSeconds?: number
}

/** Logs a failure and returns the answer for the caller. */
export function reportFailure(error: Error, request: FastifyRequest): Outcome {
  const outcome = outcomeOf(error, request.id)
  if (outcome.status >= 500) request.fault = kindOf(error)
  if (wasSent(error, request)) request.log.info('client closed the connection')
  else if (error instanceof Refusal) request.log.info({ code: error.code }, 'refused')
  else if (outcome.status === 503) request.log.warn({ err: error }, 'external service unavailable')
  else if (outcome.status >= 500) request.log.error({ err: error }, 'unhandled error')
  return outcome
}

/** Sends JSON to programs and a page to people. */
function send({ status, body, retryAfterSeconds }: Outcome, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const isForPeople = ['GET', 'HEAD'].includes(request.method) && !isApi(request.raw.url ?? '')
  return isForPeople ? sendPlainPage(reply, status, request.id) : reply.code(status).send(body)
}

function outcomeOf(error: Error & Partial<FastifyError>, requestId: string): Outcome {
  if (error instanceof Refusal) {
    return { status: error.status, body: { message: error.message, code: error.code, ...error.extra } }
  }
  return meant(error) ?? unmeant(error, requestId)
}

/** The answer for a failure that our own code throws on purpose. */
function meant(error: Error): Outcome | null {
  if (error instanceof BadInput) return { status: 400, body: { message: error.message, errors: error.errors } }
  if (error instanceof Unauthorized) return { status: 401, body: { message: 'Unauthorized' } }
  if (error instanceof Forbidden) return { status: 403, body: { message: error.message } }
  if (error instanceof NotFound) return { status: 404, body: { message: error.message || 'Not Found' } }
  if (error instanceof TooMany) {
    return { status: 429, body: { message: error.message }, retryAfterSeconds: error.retryAfterSeconds }
  }
  if (error instanceof Impossible) {
    return { status: error.status, body: error.status === 400 ? malformed(error.message) : { message: error.message } }
  }
  if (error instanceof Unavailable) return { status: 503, body: { message: error.message }, retryAfterSeconds: 5 }
  return null
}

/** The answer for any other failure: no database, an unreadable body, or a bug. */
function unmeant(error: Error & Partial<FastifyError>, requestId: string): Outcome {
  // The account was deleted during the call, so the row to be written would have no owner.
  if (error.code === dangling && constraintOf(error).endsWith('_user_fkey'))
    return { status: 401, body: { message: 'Unauthorized' } }
  if (error.code === unstorable) return { status: 400, body: malformed("The text has a character that we can't save") }
  if (isLockConflict(error)) return { status: 503, body: { message: busy }, retryAfterSeconds: 1 }
  if (isDatabaseUnavailable(error)) return { status: 503, body: { message: away }, retryAfterSeconds: 5 }
  const { statusCode = 500 } = error
  return statusCode < 500
    ? { status: statusCode, body: malformed(frameworkSentences[statusCode] ?? 'The request is malformed') }
    : { status: 500, body: { message: 'Internal Server Error', requestId } }
}

/** PostgreSQL's code for a text with the character NUL, which it cannot store. */
const unstorable = '22021'
/** PostgreSQL's code for a row that references a missing one. */
const dangling = '23503'

function constraintOf(error: Error): string {
  return 'constraint' in error ? String(error.constraint) : ''
}

const busy = "We're saving something else. Please try again in a moment."
const away = "We're starting up. Please try again in a moment."

function malformed(message: string): Outcome['body'] {
  return { message, errors: [{ path: '', message }] }
}
