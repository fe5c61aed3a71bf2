import { createCall } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { InterviewSession } from '../session-schemas.ts'

const download = createCall<Response>((path, init) => fetch(path, init))

export function ReportButton({
  session: { id, candidateName },
}: {
  readonly session: Pick<InterviewSession, 'id' | 'candidateName'>
}) {
  const { isBusy, run } = useAction(
    async () => {
      const response = await download('GET /api/interviews/:id/report', { params: { id }, query: { format: 'csv' } })
      await saveFile(response, `interview-${candidateName}-${id}.csv`)
      toast({ title: 'Report Downloaded' })
    },
    { title: 'Download Failed' },
  )
  return (
    <Button look="secondary" isBusy={isBusy} aria-label={`Download report of ${candidateName}`} onClick={() => run()}>
      Download Report
    </Button>
  )
}
