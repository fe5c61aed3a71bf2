/** `day` is the number of the day in India. */
type JobViewsTable = { jobId: string; day: number; views: number }

declare module '#platform/server/db.ts' {
  interface Tables {
    jobViews: JobViewsTable
  }
}
