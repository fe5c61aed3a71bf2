import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure, useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { StaffSignIn, staffAccount } from '../../account-contract.ts'
import { ownStaffSignIns } from './account-queries.ts'
import { buttonFailure } from '../signed-out.ts'

const call = apiCalls<typeof staffAccount>()

export function StaffSignIns() {
  const { data } = useSuspenseQuery(ownStaffSignIns)
  const { isBusy, run: end } = useEnding()
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-4">
      <p className="text-sm text-soft">A sign-in ends after eight hours.</p>
      <ul>
        {data.map((signIn) => (
          <li
            key={signIn.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <Facts signIn={signIn} />
            {!signIn.isThis && (
              <Button
                look="secondary"
                isBusy={isBusy}
                disabled={!isHydrated}
                aria-label={`Sign out ${signIn.device}, ${timeText(signIn.startedAt)}`}
                onClick={() => end(signIn.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <div>
          <Button look="danger" isBusy={isBusy} disabled={!isHydrated} onClick={() => end()}>
            Sign out all others
          </Button>
        </div>
      )}
    </div>
  )
}

function Facts({ signIn: { device, startedAt, isThis } }: { readonly signIn: StaffSignIn }) {
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {device}
        {isThis && <Badge look="leaf">This browser</Badge>}
      </span>
      <span className="text-sm text-soft">
        Signed in {dateText(startedAt)}, {timeText(startedAt)}
      </span>
    </div>
  )
}

/** Ends the sign-in of this id, or all others than this one. */
function useEnding() {
  const client = useQueryClient()
  const readAgain = (): Promise<void> => client.invalidateQueries(ownStaffSignIns)
  return useAction(
    async (id: string | void) => {
      const { ended } = await (id
        ? call('DELETE /api/admin/sign-ins/:id', { params: { id } })
        : call('DELETE /api/admin/sign-ins', {}))
      toast({ title: ended === 1 ? 'One browser has been signed out' : `${ended} browsers have been signed out` })
      await readAgain()
    },
    (error) => {
      tellFailure(buttonFailure('Not Signed Out'), error)
      return readAgain()
    },
  )
}
