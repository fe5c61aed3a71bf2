import type { Db } from '#platform/server/db.ts'
import type { Guards } from '#platform/server/serve.ts'
import { findSignedIn } from './session.ts'

export function guardsFor(db: Db, clock: () => Date): Guards {
  return {
    anyone: async () => null,
    user: (request) => findSignedIn(db, request, clock()),
  }
}
