import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { team } from '../../team-contract.ts'

const call = apiCalls<typeof team>()

export function LeaveTeam() {
  const [isAsked, setAsked] = useState(false)
  const isHydrated = useHydrated()
  const { isBusy, run: leave } = useAction(
    async () => {
      await call('DELETE /api/employer/membership', {})
      // A full navigation, so that no data of the company stays in the page.
      location.assign('/')
    },
    { title: 'You Have Not Left' },
  )
  return (
    <section aria-labelledby="leave" className="grid justify-items-start gap-3">
      <h2 id="leave" className="text-lg">
        Leave the team
      </h2>
      <p className="max-w-prose text-soft">
        Your account stays, as that of a job seeker. You no longer see the company’s jobs and applications.
      </p>
      {isAsked ? (
        <div className="flex flex-wrap gap-3">
          <Button look="danger" isBusy={isBusy} onClick={() => leave()}>
            Leave now
          </Button>
          <Button look="secondary" onClick={() => setAsked(false)}>
            Stay
          </Button>
        </div>
      ) : (
        <Button look="secondary" disabled={!isHydrated} onClick={() => setAsked(true)}>
          Leave the team…
        </Button>
      )}
    </section>
  )
}
