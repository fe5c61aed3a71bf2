import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { BrowserList, useSigningOut } from '#platform/web/ui/browser-list.tsx'
import type { staffAccount } from '../../account-contract.ts'
import { buttonFailure } from '../signed-out.ts'
import { ownStaffSignIns } from './account-queries.ts'

const call = apiCalls<typeof staffAccount>()

export function StaffSignIns() {
  const { data } = useSuspenseQuery(ownStaffSignIns)
  const signOut = useSigningOut({
    list: ownStaffSignIns,
    end: (id) => (id ? call('DELETE /api/admin/sign-ins/:id', { params: { id } }) : call('DELETE /api/admin/sign-ins', {})),
    failure: buttonFailure('Not Signed Out'),
  })
  return (
    <BrowserList
      hint="A sign-in ends after eight hours."
      browsers={data}
      factsOf={({ startedAt }) => `Signed in ${dateText(startedAt)}, ${timeText(startedAt)}`}
      nameOf={({ device, startedAt }) => `${device}, ${timeText(startedAt)}`}
      signOut={signOut}
    />
  )
}
