import { useQueryClient } from '@tanstack/react-query'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { apiCalls } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button, type ButtonLook, buttonClass } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { dailyReport, DailyReport } from '../contract.ts'
import { currentReport } from './report-queries.ts'

const call = apiCalls<typeof dailyReport>()

export function GenerateReport({ look = 'primary' }: { readonly look?: ButtonLook }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(async () => {
    await call('POST /api/admin/generate-daily-report', {})
    await client.fetchQuery({ ...currentReport, staleTime: 0 })
    toast({ title: 'Report Generated', text: 'Daily report has been generated successfully' })
  }, buttonFailure('The report could not be generated'))
  return (
    <Button look={look} isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
      {isBusy ? 'Generating…' : 'Generate Report'}
    </Button>
  )
}

const started = (): void => toast({ title: 'Download Started' })

/** The PDF opens in a new tab; the JSON file is made in the browser. */
export function ReportDownloads({ report }: { readonly report: DailyReport }) {
  const isHydrated = useHydrated()
  async function saveJson(): Promise<void> {
    started()
    await saveFile(new Response(JSON.stringify(report, null, 2)), `daily-report-${report.date}.json`)
  }
  return (
    <>
      <a
        href={`/api/admin/daily-report-pdf/${report.id}`}
        target="_blank"
        rel="noopener"
        onClick={started}
        aria-label={`PDF of ${report.date}, opens in a new tab`}
        className={buttonClass('outline')}
      >
        PDF
      </a>
      <Button look="outline" disabled={!isHydrated} aria-label={`JSON of ${report.date}`} onClick={() => void saveJson()}>
        JSON
      </Button>
    </>
  )
}
