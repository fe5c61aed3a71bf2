import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A proxy may name the request; a name that could forge a line of a log is replaced. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
}
