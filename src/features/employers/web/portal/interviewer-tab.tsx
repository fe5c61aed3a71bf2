import { useSuspenseQuery } from '@tanstack/react-query'
import { longDateText } from '#platform/contract/dates.ts'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { employerProfile } from '../employer-queries.ts'
import { AddonUpsell } from './addon-upsell.tsx'

export function InterviewerTab() {
  const { interviewerAddonActive, interviewerAddonExpiry } = useSuspenseQuery(employerProfile).data
  if (!interviewerAddonActive) return <AddonUpsell />
  return (
    <EmptyState title="Interview sessions open soon">
      Your AI Voice Interviewer is active
      {interviewerAddonExpiry && ` until ${longDateText(interviewerAddonExpiry)}`}. You’ll schedule interviews and read their
      scores here.
    </EmptyState>
  )
}
