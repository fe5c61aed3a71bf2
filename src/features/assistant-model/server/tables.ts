import type { ColumnType } from 'kysely'

/** `day` is the number of the day in India. */
type AiUsageTable = { day: number; holder: string; tokens: ColumnType<string, number, number> }

declare module '#platform/server/db.ts' {
  interface Tables {
    aiUsage: AiUsageTable
  }
}
