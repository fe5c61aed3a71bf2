import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ReportBody } from '../contract.ts'

type DailyReportsTable = {
  id: Generated<string>
  /** Read with `date::text`: as a date it would be that of the server's time zone. */
  date: ColumnType<never, string, never>
  body: JSONColumnType<ReportBody>
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    dailyReports: DailyReportsTable
  }
}
