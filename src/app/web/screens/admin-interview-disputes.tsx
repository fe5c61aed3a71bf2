import { DisputeQueue, queuedDisputes } from '#features/interview-disputes/web/dispute-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('interview-disputes', (client, filter) =>
  client.fetchQuery({ ...queuedDisputes(filter), staleTime: 0 }),
)

export function Component() {
  return (
    <>
      <Seo title="Interview Disputes" isHidden />
      <StaffHeading title="Interview Disputes" lead="Compare each score with what was said. Your answer goes to the candidate." />
      <DisputeQueue />
    </>
  )
}
