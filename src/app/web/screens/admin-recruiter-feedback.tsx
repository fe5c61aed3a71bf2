import { FeedbackQueue, queuedFeedback } from '#features/recruiter-feedback/web/feedback-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('recruiter-feedback', (client, filter) =>
  client.fetchQuery({ ...queuedFeedback(filter), staleTime: 0 }),
)

export function Component() {
  return (
    <>
      <Seo title="Recruiter Feedback" isHidden />
      <StaffHeading title="Recruiter Feedback" lead="Publish what is first-hand. Three published sources become an insight." />
      <FeedbackQueue />
    </>
  )
}
