import type { QueryClient } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { currentReport, ownReportEmail, reportHistory } from '#features/daily-report/web/report-queries.ts'
import { ReportTabs } from '#features/daily-report/web/report-tabs.tsx'
import { loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { pageNumberIn } from '#platform/web/page-number.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'

/** Loads the data of `ReportSection`. If it cannot be loaded, the rest of the dashboard is still shown. */
export async function loadReports(client: QueryClient, { searchParams }: URL) {
  const queries = [
    client.fetchQuery({ ...currentReport, staleTime: 0 }),
    client.fetchQuery({ ...ownReportEmail, staleTime: 0 }),
    client.fetchQuery({ ...reportHistory(searchParams, pageNumberIn(searchParams)), staleTime: 0 }),
  ]
  const failure = await partFailureOf(Promise.all(queries))
  return loaderResult(failure, failure?.status ?? 200)
}

/** The daily reports on the staff dashboard. */
export function ReportSection() {
  const failure = useLoaderData<PartFailure | null>()
  return (
    <section aria-labelledby="daily-reports" className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="daily-reports" className="text-xl">
        Daily reports
      </h2>
      {failure ? (
        <ErrorState
          title="The reports could not be loaded"
          actions={
            <ButtonLink to="/admin/dashboard" look="secondary">
              Try again
            </ButtonLink>
          }
        >
          {failure.sentence}
        </ErrorState>
      ) : (
        <ReportTabs />
      )}
    </section>
  )
}
