import { useSuspenseQuery } from '@tanstack/react-query'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { longDateText } from '#platform/contract/dates.ts'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { AddonUpsell, RenewAddon } from './addon-upsell.tsx'

export function InterviewerTab() {
  const { interviewerAddonActive, interviewerAddonExpiry, role } = useSuspenseQuery(employerProfile).data
  if (!interviewerAddonActive) return <AddonUpsell isOwner={role === 'owner'} />
  return (
    <EmptyState title="Interview sessions open soon" actions={role === 'owner' && interviewerAddonExpiry && <RenewAddon />}>
      Your AI Voice Interviewer is active
      {interviewerAddonExpiry && ` until ${longDateText(interviewerAddonExpiry)}`}. You’ll schedule interviews and read their
      scores here.
    </EmptyState>
  )
}
