import { useQueryClient } from '@tanstack/react-query'
import { buttonFailure } from '#features/staff/web/signed-out.ts'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { FailedJob, operations } from '../contract.ts'
import { operationsState } from './operations-query.ts'

const call = apiCalls<typeof operations>()

export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return <p className="text-soft">No job has failed.</p>
  return (
    <Table caption="Failed jobs">
      <thead>
        <tr>
          <Th>Job</Th>
          <Th isNumber>Attempts</Th>
          <Th>Next attempt</Th>
          <Th>Error</Th>
          <Th>Retry</Th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <Td>
              {job.task} {job.id}
            </Td>
            <Td isNumber>
              {job.attempts} of {job.maxAttempts}
            </Td>
            <Td>{job.nextAt ? `${dateText(job.nextAt)}, ${timeText(job.nextAt)}` : 'None'}</Td>
            <Td>
              <span className="block min-w-48 wrap-anywhere">{job.error}</span>
            </Td>
            <Td>
              <RetryJob {...job} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function RetryJob({ id, task }: FailedJob) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(async () => {
    const { message } = await call('POST /api/admin/operations/jobs/:id/retry', { params: { id } })
    await client.fetchQuery({ ...operationsState, staleTime: 0 })
    toast({ title: message })
  }, buttonFailure('The job could not be retried'))
  return (
    <Button look="outline" isBusy={isBusy} disabled={!isHydrated} aria-label={`Retry ${task} ${id}`} onClick={() => run()}>
      Retry
    </Button>
  )
}
