import { assistantFeedbackReport, FeedbackReport } from '#features/assistant/web/feedback-report.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...assistantFeedbackReport, staleTime: 0 }), 'assistant-feedback')

export function Component() {
  return (
    <>
      <Seo title="Assistant Feedback" isHidden />
      <StaffHeading title="Assistant Feedback" lead="What people think of the answers of the assistant." />
      <FeedbackReport />
    </>
  )
}
