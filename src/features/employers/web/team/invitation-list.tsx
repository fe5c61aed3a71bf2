import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { roleLabels } from '../../rules.ts'
import type { Invitation, team } from '../../team-contract.ts'
import { openInvitations } from '../employer-queries.ts'

const call = apiCalls<typeof team>()

export function InvitationList() {
  const { data: invitations } = useSuspenseQuery(openInvitations)
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="text-lg">
        Open invitations
      </h2>
      <ul className="rounded-card border border-line bg-card px-4">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <InvitationRow invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { readonly invitation: Invitation }) {
  const client = useQueryClient()
  const { isBusy, run } = useAction(
    async () => {
      await call('DELETE /api/employer/invitations/:invitationId', { params: { invitationId: id } })
      toast({ title: 'Invitation Taken Back' })
      await client.invalidateQueries(openInvitations)
    },
    { title: 'Invitation Not Taken Back' },
  )
  return (
    <>
      <div className="grid min-w-0 gap-0.5">
        <span className="font-medium wrap-anywhere">{email}</span>
        <span className="text-sm text-soft">
          {roleLabels[role]} · until {dateText(expiresAt)}
        </span>
      </div>
      <Button
        look="quiet"
        isBusy={isBusy}
        disabled={!useHydrated()}
        aria-label={`Take back the invitation of ${email}`}
        onClick={() => run()}
      >
        Take back
      </Button>
    </>
  )
}
