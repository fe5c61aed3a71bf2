import type { AppContext } from '#platform/server/app-context.ts'
import type { Mailer } from '#platform/server/mail.ts'
import { trafficCounter } from './traffic-counter.ts'

/** Counts each attempt to send an email that fails. Those that were sent are in the database. */
export function countFailures(context: Pick<AppContext, 'db' | 'clock'>, send: Mailer): Mailer {
  return async (email) => {
    try {
      await send(email)
    } catch (error) {
      trafficCounter(context).on(context.clock()).add('emails', 'failed')
      throw error
    }
  }
}
