import type { Generated } from 'kysely'
import type { KitContent } from '../contract.ts'

type InterviewerKitsTable = {
  id: string
  employerId: string
  jobId: string | null
  version: Generated<number>
  body: KitContent
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    interviewerKits: InterviewerKitsTable
  }
}
