/** Guarantees that people see their own changes, whichever process and replica answers next: a cookie carries the position of their last change. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tokenCookie } from '../http/token-cookie.ts'
import { type Lsn, none, parseLsn } from './lsn.ts'
import type { Replicas } from './replicas.ts'

/** Much longer than any replica in use may be behind. */
const lifeSeconds = 60
const cookie = tokenCookie('pasand_written', lifeSeconds)

export function rememberWrites(app: FastifyInstance, { position }: Pick<Replicas, 'position'>): void {
  app.addHook('onSend', async ({ method }, reply) => {
    const isRead = (method === 'GET' || method === 'HEAD') && !reply.hasHeader('set-cookie')
    if (isRead || reply.statusCode >= 400) return
    const written = await position()
    cookie.give(reply, `${(written >> 32n).toString(16)}/${(written & 0xffff_ffffn).toString(16)}`)
  })
}

/** The cookie is signed, so that nobody else can make one with a position that no replica ever reaches. */
export function lastWriteOf(request: FastifyRequest): Lsn {
  return parseLsn(cookie.tokenOf(request) ?? '') ?? none
}
