import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Unavailable } from '../failures.ts'
import { isInternalCall } from './request-headers.ts'

const usual = { maxEventLoopDelay: 1_000, sampleInterval: 1_000 }

/** While the event loop is a second behind, new requests get 503, so that requests in progress can finish. */
export async function shedLoad(app: FastifyInstance, limits = usual): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async (request) => {
      if (!isInternalCall(request) && !asksForHealth(request)) throw new Unavailable('We are busy. Please try again in a moment.')
    },
  })
}

/** Health checks are still answered: monitoring would restart a process that is only busy. */
function asksForHealth({ url }: FastifyRequest): boolean {
  return ['/api/health', '/api/ready', '/api/serving'].includes(url)
}
