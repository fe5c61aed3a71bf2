import { RatingQueue } from '#features/companies/web/moderation/rating-queue.tsx'
import { waitingRatings } from '#features/companies/web/moderation/use-verdict.ts'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...waitingRatings, staleTime: 0 }), 'company-ratings')

export function Component() {
  return (
    <>
      <Seo title="Company ratings" isHidden />
      <StaffHeading
        title="Company Ratings"
        lead="Oldest first. Publish first-hand experience. Decline names, insults and advertising."
      />
      <RatingQueue />
    </>
  )
}
