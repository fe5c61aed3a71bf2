import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Parses forms that a browser submits without script. Only routes inside this plugin accept them. */
export function readForms(room: FastifyInstance, bodyLimit: number): void {
  room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

export function formIn({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** Stricter than for calls: only browsers submit forms, and browsers send the origin, so a form without our origin is refused. */
export function isOurForm(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? request.server.isOwnOrigin(request) : site === 'same-origin'
}
