export type DigestsTable = {
  userId: string
  /** The number of the day in India. */
  day: number
  gatheredAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    digests: DigestsTable
  }
}
