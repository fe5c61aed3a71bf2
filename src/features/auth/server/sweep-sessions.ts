import type { Appointment } from '#platform/server/timetable.ts'
import { deleteExpiredSessions } from './session-queries.ts'

/** A sign-in that is over is worth nothing to anybody. */
export const sweepSessions: Appointment = {
  name: 'sweep-sessions',
  cron: '20 * * * *',
  run: ({ db, clock }) => deleteExpiredSessions(db, clock()),
}
