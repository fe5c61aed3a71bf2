import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodError } from 'zod'
import { Refusal } from '#platform/contract/refusal.ts'

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

/** Too much of something: the answer says when to come back. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many attempts. Please try again later.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Not there, or not yours: which of the two is nobody's business. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
}

/** Something outside our walls is away (mail, payments, the database): trying again later is the right advice. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
}

/** The only place that turns a failure into a status and a body. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) {
    request.log.info({ code: error.code }, 'refused')
    return reply.code(error.status).send({ message: error.message, code: error.code, ...error.extra })
  }
  if (error instanceof BadInput) return reply.code(400).send({ message: error.message, errors: error.errors })
  if (error instanceof Unauthorized) return reply.code(401).send({ message: 'Unauthorized' })
  if (error instanceof NotFound) return reply.code(404).send({ message: error.message || 'Not Found' })
  if (error instanceof TooMany) {
    return reply.code(429).header('retry-after', error.retryAfterSeconds).send({ message: error.message })
  }
  if (error instanceof Unavailable) {
    request.log.warn(error)
    return reply.code(503).header('retry-after', '5').send({ message: error.message })
  }
  const { statusCode = 500 } = error
  if (statusCode < 500) return reply.code(statusCode).send({ message: error.message })
  request.log.error(error)
  return reply.code(500).send({ message: 'Internal Server Error', requestId: request.id })
}
