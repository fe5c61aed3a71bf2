import { useSuspenseQuery } from '@tanstack/react-query'
import { longDateText, timeText } from '#platform/contract/dates.ts'
import { Stats } from '#platform/web/ui/stat.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import type { DailyReport } from '../contract.ts'
import { barsOf, changeText, factsOf, lossText, timesOf } from '../facts.ts'
import { BarTable, LineChart } from './charts.tsx'
import { GenerateReport, ReportDownloads } from './report-actions.tsx'
import { ReportEmailForm } from './report-email-form.tsx'
import { currentReport } from './report-queries.ts'

export function CurrentReport() {
  const { data } = useSuspenseQuery(currentReport)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {data.report ? <WholeReport report={data.report} dayBefore={data.dayBefore} /> : <NoReport />}
      <ReportEmailForm />
    </div>
  )
}

function NoReport() {
  return (
    <EmptyState title="No Report Available" actions={<GenerateReport />}>
      The first report is made at 12:05 am.
    </EmptyState>
  )
}

type WholeReportProps = { readonly report: DailyReport; readonly dayBefore: DailyReport | null }

function WholeReport({ report, dayBefore }: WholeReportProps) {
  const { date, timestamp, analytics, isFinal } = report
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-lg">{longDateText(`${date}T00:00:00+05:30`)}</h3>
          <p className="text-soft">{isFinal ? 'The whole day' : `Until ${timeText(timestamp)}`}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <GenerateReport />
          <ReportDownloads report={report} />
        </div>
      </div>
      <Stats figures={figuresOf(report, dayBefore)} />
      <LineChart
        title="Page views by hour"
        unit="Page views"
        points={analytics.hours.map((count, hour) => ({ name: `${hour}:00`, count }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 two:grid-cols-[repeat(2,minmax(0,1fr))]">
        {barsOf(report)
          .filter(({ rows }) => rows.length > 0)
          .map((chart) => (
            <BarTable key={chart.id} {...chart} />
          ))}
      </div>
      <dl className="grid gap-3">
        {timesOf(report).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft">{lossText(report)}</p>
    </>
  )
}

/** The main figures, compared with the day before if both days are over. */
function figuresOf(report: DailyReport, dayBefore: DailyReport | null) {
  const before = dayBefore && report.isFinal ? numbersOf(dayBefore) : []
  const now = numbersOf(report)
  return factsOf(report).map((fact, at) => ({ ...fact, note: changeText(now[at] ?? 0, before[at]) }))
}

function numbersOf({ analytics, security, system, funnel }: DailyReport): readonly number[] {
  return [
    analytics.totalVisitors,
    analytics.pageViews,
    funnel.applications,
    funnel.hires,
    security.blockedRequests,
    system.uptime,
  ]
}
