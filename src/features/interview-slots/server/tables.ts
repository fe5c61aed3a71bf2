import type { Generated } from 'kysely'
import type { Way } from '../contract.ts'

type InterviewInvitationsTable = {
  id: string
  applicationId: string
  employerId: string
  /** The account of the team member who offers the times. */
  interviewerId: string
  offered: Date[]
  minutes: number
  way: Way
  place: string
  note: string
  bookedAt: Generated<Date | null>
  bookedUntil: Generated<Date | null>
  sequence: Generated<number>
  /** The number of sent reminders. */
  reminded: Generated<number>
  createdAt: Date
  updatedAt: Date
  cancelledAt: Generated<Date | null>
  cancelledBy: Generated<'candidate' | 'employer' | null>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    interviewInvitations: InterviewInvitationsTable
  }
}
