/** Written by triggers (database/triggers/resume-search.sql). Its vectors are used in SQL only. */
type ResumeSearchTable = {
  userId: string
  activeOn: string
  experience: number
  pay: number
  notice: number
}

type ResumeBlocksTable = { userId: string; employerId: string; blockedAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    resumeSearch: ResumeSearchTable
    resumeBlocks: ResumeBlocksTable
  }
}
