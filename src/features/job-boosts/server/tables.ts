export type JobBoostsTable = {
  id: string
  jobId: string
  employerId: string
  subscriptionId: string
  startsAt: Date
  endsAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    jobBoosts: JobBoostsTable
  }
}
