import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Forms that a browser submits without script are parsed only by routes inside this plugin. */
export function readForms(room: FastifyInstance, bodyLimit: number): void {
  room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

export function formIn({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** Stricter than for calls: only browsers submit forms, and they send the origin. No other site may submit one. */
export function isOurForm(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? request.server.isOwnOrigin(request) : site === 'same-origin'
}
