import type { FastifyInstance, FastifyRequest } from 'fastify'

/** In the room that is given, and nowhere else, a form that a browser sends by itself is read. */
export function readForms(room: FastifyInstance, bodyLimit: number): void {
  room.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

export function formIn({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/** Stricter than for calls: only a browser sends forms, and it says where from. No other site may do anything by them. */
export function isOurForm(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? request.server.isOwnOrigin(request) : site === 'same-origin'
}
