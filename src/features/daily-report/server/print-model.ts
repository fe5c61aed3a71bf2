import { brand } from '#features/site/brand.ts'
import { dateText, longDateText, timeText } from '#platform/contract/dates.ts'
import type { DailyReport } from '../contract.ts'
import { type Bar, barsOf, factsOf, figureText, lossText, timesOf } from '../facts.ts'

type PrintedBars = { readonly title: string; readonly rows: readonly Bar[] }

/** The input of `typst/daily-report.typ`: all texts in reading order. */
type ReportPrint = {
  readonly title: string
  readonly brand: string
  readonly made: string
  readonly columns: readonly string[]
  readonly facts: readonly (readonly string[])[]
  readonly hours: { readonly title: string; readonly values: readonly number[]; readonly alt: string; readonly most: string }
  readonly bars: readonly PrintedBars[]
  readonly notes: readonly string[]
}

/** The report beside that of the day before. */
export function toReportPrint(report: DailyReport, dayBefore: DailyReport | null): ReportPrint {
  const { date, timestamp, analytics, isFinal } = report
  const before = dayBefore && factsOf(dayBefore)
  const views = analytics.hours.map((count, hour) => `${hour}:00 ${figureText(count)}`).join(', ')
  return {
    title: `Daily report of ${longDateText(`${date}T00:00:00+05:30`)}`,
    brand: brand.name,
    made: `Made on ${dateText(timestamp)} at ${timeText(timestamp)}${isFinal ? '' : ', before the day was over'}`,
    columns: ['', 'This day', 'Day before'],
    facts: factsOf(report).map(({ label, value }, at) => [label, value, before?.[at]?.value ?? '–']),
    hours: {
      title: 'Page views by hour',
      values: analytics.hours,
      alt: `Page views by hour: ${views}`,
      most: figureText(Math.max(...analytics.hours)),
    },
    bars: barsOf(report).filter(({ rows }) => rows.length > 0),
    notes: [...timesOf(report).map(({ label, value }) => `${label}: ${value}.`), lossText(report)],
  }
}
