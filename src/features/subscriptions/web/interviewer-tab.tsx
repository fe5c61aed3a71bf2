import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { employerProfile } from '#features/employers/web/employer-queries.ts'
import { longDateText } from '#platform/contract/dates.ts'
import { AddonUpsell, RenewAddon } from './addon-upsell.tsx'

type InterviewerTabProps = {
  /** The interviews of the company, which stay readable after the add-on has ended. */
  readonly sessions: ReactNode
  /** Parts for companies with the add-on only. */
  readonly scheduling: ReactNode
}

export function InterviewerTab({ sessions, scheduling }: InterviewerTabProps) {
  const { interviewerAddonActive, interviewerAddonExpiry, role } = useSuspenseQuery(employerProfile).data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {interviewerAddonActive ? scheduling : <AddonUpsell isOwner={role === 'owner'} />}
      {sessions}
      {interviewerAddonActive && interviewerAddonExpiry && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>Your AI Voice Interviewer is active until {longDateText(interviewerAddonExpiry)}.</p>
          {role === 'owner' && <RenewAddon />}
        </div>
      )}
    </div>
  )
}
