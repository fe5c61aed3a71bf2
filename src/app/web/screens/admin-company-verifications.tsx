import { VerificationQueue } from '#features/company-verification/web/moderation/verification-queue.tsx'
import { waitingVerifications } from '#features/company-verification/web/verification-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { loadQueue } from '../load-queue.ts'
import { StaffHeading } from '../staff-heading.tsx'

export const loader = loadQueue('company-verifications', (client, filter) =>
  client.fetchQuery({ ...waitingVerifications(filter), staleTime: 0 }),
)

export function Component() {
  return (
    <>
      <Seo title="Company Verifications" isHidden />
      <StaffHeading
        title="Company Verifications"
        lead="Oldest first. Approve if the document shows this number and this company."
      />
      <VerificationQueue />
    </>
  )
}
