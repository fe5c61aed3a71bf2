import { FeedbackQueue, queuedFeedback } from '#features/recruiter-feedback/web/feedback-queue.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...queuedFeedback, staleTime: 0 }), 'recruiter-feedback')

export function Component() {
  return (
    <>
      <Seo title="Recruiter feedback" isHidden />
      <StaffHeading title="Recruiter Feedback" lead="Publish what is first-hand. Three published sources become an insight." />
      <FeedbackQueue />
    </>
  )
}
