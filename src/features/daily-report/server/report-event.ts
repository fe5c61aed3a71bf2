import { z } from 'zod'
import { event } from '#platform/contract/event.ts'

/** The final report of a day was made. */
export const dailyReportMade = event('daily-report.made', z.object({ reportId: z.uuid() }))
