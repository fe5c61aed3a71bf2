import { VerificationQueue } from '#features/company-verification/web/moderation/verification-queue.tsx'
import { waitingVerifications } from '#features/company-verification/web/verification-queries.ts'
import { Seo } from '#platform/web/seo.tsx'
import { StaffHeading } from '../staff-heading.tsx'
import { loadStaff } from '../staff-only.ts'

export const loader = loadStaff((client) => client.fetchQuery({ ...waitingVerifications, staleTime: 0 }), 'company-verifications')

export function Component() {
  return (
    <>
      <Seo title="Company verifications" isHidden />
      <StaffHeading
        title="Company Verifications"
        lead="Oldest first. Approve if the document shows this number and this company."
      />
      <VerificationQueue />
    </>
  )
}
