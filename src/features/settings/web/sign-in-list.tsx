import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import type { SignIn, settings } from '../contract.ts'
import { mySignIns } from './settings-queries.ts'

const call = apiCalls<typeof settings>()

export function SignInList() {
  const { data } = useSuspenseQuery(mySignIns)
  const { isBusy, end } = useEnding()
  const isHydrated = useHydrated()
  const isResting = isBusy || !isHydrated
  return (
    <Card className="grid gap-4">
      <Heading />
      <ul>
        {data.map((signIn) => (
          <li
            key={signIn.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <SignInFacts signIn={signIn} />
            {!signIn.isThis && (
              <Button
                look="secondary"
                disabled={isResting}
                aria-label={`Sign out ${signIn.device}`}
                onClick={() => end(() => call('DELETE /api/settings/sign-ins/:id', { params: { id: signIn.id } }))}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <div>
          <Button look="danger" disabled={isResting} onClick={() => end(() => call('DELETE /api/settings/sign-ins', {}))}>
            Sign out all others
          </Button>
        </div>
      )}
    </Card>
  )
}

function Heading() {
  return (
    <div>
      <h2 className="text-lg">Where you are signed in</h2>
      <p className="text-sm text-soft">A browser that you do not know? Sign it out, and change your password.</p>
    </div>
  )
}

function SignInFacts({ signIn: { device, startedAt, seenAt, isThis } }: { readonly signIn: SignIn }) {
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {device}
        {isThis && <Badge look="leaf">This browser</Badge>}
      </span>
      <span className="text-sm text-soft">
        Signed in {moment(startedAt)} · Last seen {moment(seenAt)}
      </span>
    </div>
  )
}

function moment(iso: string): string {
  return `${dateText(iso)}, ${timeText(iso)}`
}

function useEnding() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<{ readonly ended: number }>): Promise<void> {
    setBusy(true)
    try {
      const { ended } = await work()
      toast({ title: ended === 1 ? 'One browser has been signed out' : `${ended} browsers have been signed out` })
    } catch (error) {
      toast({ title: 'Not Signed Out', text: sentenceOf(error), isAlert: true })
    } finally {
      await client.invalidateQueries(mySignIns)
      setBusy(false)
    }
  }
  return { isBusy, end: (work: () => Promise<{ readonly ended: number }>) => void run(work) }
}
