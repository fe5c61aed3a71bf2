import { salaryText } from '#features/jobs/rules.ts'
import { dateText } from '#platform/contract/dates.ts'
import type { Block } from '#platform/server/email.ts'
import type { ApplicationParties } from './email-queries.ts'

/** The facts of an application for emails, as they were when the person applied. */
export function applicationFacts({ appliedAt, jobSnapshot: job }: Pick<ApplicationParties, 'appliedAt' | 'jobSnapshot'>): Block {
  return {
    facts: [
      ['Job', job.title],
      ['Company', job.company],
      ['Location', job.location],
      ['Pay', salaryText(job)],
      ['Applied on', dateText(appliedAt.toISOString())],
    ],
  }
}
