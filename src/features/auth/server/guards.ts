import type { Guards } from '#platform/server/serve.ts'
import { type Door, findSignedIn } from './session.ts'

export function guardsFor(door: Door): Guards {
  return {
    anyone: async () => null,
    user: (request, reply) => findSignedIn(door, { request, reply }),
  }
}
