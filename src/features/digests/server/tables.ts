export type DigestsTable = {
  userId: string
  /** Counts the days in India. */
  day: number
  gatheredAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    digests: DigestsTable
  }
}
