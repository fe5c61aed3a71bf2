import { PublishedRatings } from '#features/companies/web/moderation/published-ratings.tsx'
import { RatingQueue } from '#features/companies/web/moderation/rating-queue.tsx'
import { waitingRatings } from '#features/companies/web/moderation/use-verdict.ts'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('company-ratings', (client, filter) =>
  client.fetchQuery({ ...waitingRatings(filter), staleTime: 0 }),
)

export function Component() {
  return (
    <>
      <Seo title="Company Ratings" isHidden />
      <StaffHeading
        title="Company Ratings"
        lead="Oldest first. Publish first-hand experience. Decline names, insults and advertising."
      />
      <RatingQueue />
      <PublishedRatings />
    </>
  )
}
