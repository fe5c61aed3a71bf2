import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { BrowserList, useSigningOut } from '#platform/web/ui/browser-list.tsx'
import type { settings, SignIn } from '../contract.ts'
import { mySignIns } from './settings-queries.ts'

const call = apiCalls<typeof settings>()

export function SignInList() {
  const { data } = useSuspenseQuery(mySignIns)
  const signOut = useSigningOut({
    list: mySignIns,
    end: (id) => (id ? call('DELETE /api/settings/sign-ins/:id', { params: { id } }) : call('DELETE /api/settings/sign-ins', {})),
    failure: { title: 'Not Signed Out' },
  })
  return (
    <BrowserList
      hint="Don't recognise a device? Sign it out and change your password."
      browsers={data}
      factsOf={factsOf}
      signOut={signOut}
    />
  )
}

const factsOf = ({ startedAt, seenAt }: SignIn): string => `Signed in ${moment(startedAt)} · Last seen ${moment(seenAt)}`

const moment = (iso: string): string => `${dateText(iso)}, ${timeText(iso)}`
