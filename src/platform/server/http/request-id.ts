import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isInternalCall } from './internal-call.ts'
import type { Trust } from './trust.ts'

/** A proxy that we trust may name the request, and so may we ourselves; a name that could forge a line of a log is replaced. */
export function requestIdsFor(trust: Trust): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isBelieved = isInternalCall({ headers }) || trust(socket.remoteAddress ?? '', 0)
    return isBelieved && typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
  }
}
