import { useSuspenseQuery } from '@tanstack/react-query'
import { dateOfDay, dateText, dayNumber } from '#platform/contract/dates.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { GetForm } from '#platform/web/ui/link.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { DailyReport } from '../contract.ts'
import { factsOf } from '../facts.ts'
import { LineChart } from './charts.tsx'
import { ReportDownloads } from './report-actions.tsx'
import { rangeIn, reportHistory } from './report-queries.ts'

const path = '/admin/dashboard'
const startOf = (date: string): string => `${date}T00:00:00+05:30`
const textOf = (date: string): string => dateText(startOf(date))
const dayOf = (date: string): number => dayNumber(startOf(date))

/** The reports of past days, the newest first. The range is in the URL. */
export function ReportHistory() {
  const params = useSearchParams()
  const page = pageNumberIn(params)
  const range = rangeIn(params)
  const { data } = useSuspenseQuery(reportHistory(params, page))
  const hrefOf = (wanted: number): string =>
    `${path}?${new URLSearchParams({ tab: 'history', ...range, page: String(wanted) }).toString()}`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <GetForm key={params.toString()} action={path} className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="tab" value="history" />
        <Field label="From" name="from" type="date" defaultValue={range.from} />
        <Field label="To" name="to" type="date" defaultValue={range.to} />
        <Button type="submit" look="outline">
          Show
        </Button>
      </GetForm>
      {data.items.length === 0 ? <NoReports /> : <Reports reports={data.items} />}
      <Pagination page={page} hasNext={!data.isLast} hrefOf={hrefOf} />
    </div>
  )
}

function NoReports() {
  return (
    <EmptyState
      title="No Report Available"
      actions={
        <ButtonLink to={`${path}?tab=history`} look="outline">
          Show all reports
        </ButtonLink>
      }
    >
      A report is made for each day at 12:05 am.
    </EmptyState>
  )
}

function Reports({ reports }: { readonly reports: readonly DailyReport[] }) {
  return (
    <>
      <LineChart title="Visitors by day" unit="Visitors" points={byDay(reports, ({ analytics }) => analytics.totalVisitors)} />
      <LineChart title="Applications by day" unit="Applications" points={byDay(reports, ({ funnel }) => funnel.applications)} />
      <ReportTable reports={reports} />
    </>
  )
}

/** Every day from the first to the last, including days without a report. */
function byDay(reports: readonly DailyReport[], countOf: (report: DailyReport) => number) {
  const known = new Map(reports.map((report) => [report.date, countOf(report)]))
  const [newest, oldest] = [reports[0], reports.at(-1)]
  if (!newest || !oldest) return []
  const [first, last] = [dayOf(oldest.date), dayOf(newest.date)]
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const date = dateOfDay(first + at)
    return { name: textOf(date), count: known.get(date) ?? null }
  })
}

function ReportTable({ reports }: { readonly reports: readonly DailyReport[] }) {
  return (
    <Table caption="Reports by day">
      <thead>
        <tr>
          <Th>Day</Th>
          {(reports[0] ? factsOf(reports[0]) : []).map(({ label }) => (
            <Th key={label} isNumber>
              {label}
            </Th>
          ))}
          <Th>Download</Th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.id}>
            <Td className="whitespace-nowrap">{textOf(report.date)}</Td>
            {factsOf(report).map(({ label, value }) => (
              <Td key={label} isNumber>
                {value}
              </Td>
            ))}
            <Td>
              <span className="flex gap-2">
                <ReportDownloads report={report} />
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
