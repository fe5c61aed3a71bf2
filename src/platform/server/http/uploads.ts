import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint, Upload } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'

export type UploadEndpoint = Endpoint & { readonly upload: Upload }

export function isUpload(endpoint: Endpoint): endpoint is UploadEndpoint {
  return endpoint.upload !== undefined
}

type Route = Pick<RouteOptions, 'method' | 'url' | 'handler'>
type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Routes a call that takes a file instead of JSON. Callers without permission are refused before the body is read. */
export function routeUpload(app: FastifyInstance, endpoint: UploadEndpoint, route: Route, check: Check): void {
  const { types, maxBytes } = endpoint.upload
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      config: { isUpload: true },
      onRequest: async (request, reply) => void (await check(request, reply)),
      errorHandler: (error) => {
        throw inWords(endpoint, error)
      },
    })
  })
}

/** Replaces Fastify's errors about a body with the messages of the contract. */
function inWords(endpoint: UploadEndpoint, error: { readonly code?: string }): unknown {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(endpoint, 'tooLarge')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(endpoint, 'wrongType')
  return error
}
