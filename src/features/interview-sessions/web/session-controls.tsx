import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { interviewSessions } from '../contract.ts'
import type { SessionReport } from '../session-schemas.ts'
import { DecisionCard } from './decision-card.tsx'
import { sessionReport } from './interview-queries.ts'
import { ReportButton } from './report-button.tsx'

const call = apiCalls<typeof interviewSessions>()

type ControlsProps = { readonly report: SessionReport; readonly mayWrite: boolean }

export function SessionControls({ report, mayWrite }: ControlsProps) {
  const isOpen = report.status === 'scheduled' || report.status === 'in_progress'
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isOpen && mayWrite && <LinkButtons report={report} />}
        {report.status !== 'scheduled' && <ReportButton session={report} />}
      </div>
      {report.status === 'completed' && !report.isWithdrawn && <DecisionCard report={report} mayWrite={mayWrite} />}
    </>
  )
}

function LinkButtons({ report: { id } }: { readonly report: SessionReport }) {
  const client = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const [isSure, setSure] = useState(false)
  const params = { id }
  const resend = useAction(
    async () => {
      const renewed = await call('POST /api/interviews/:id/resend', { params })
      setLink(renewed.link)
      toast({ title: 'Link Sent Again', text: renewed.message })
      await client.invalidateQueries(sessionReport(id))
    },
    { title: 'Could Not Send the Link' },
  )
  const cancel = useAction(
    async () => {
      await call('POST /api/interviews/:id/cancel', { params })
      toast({ title: 'Interview Cancelled' })
      await client.invalidateQueries(sessionReport(id))
    },
    { title: 'Could Not Cancel the Interview' },
  )
  return (
    <>
      <Button look="outline" isBusy={resend.isBusy} onClick={() => resend.run()}>
        Send the Link Again
      </Button>
      <Button look="danger" isBusy={cancel.isBusy} onClick={() => (isSure ? cancel.run() : setSure(true))}>
        {isSure ? 'Yes, Cancel the Interview' : 'Cancel this interview'}
      </Button>
      {link && <p className="basis-full wrap-anywhere">The link for the candidate: {link}</p>}
    </>
  )
}
