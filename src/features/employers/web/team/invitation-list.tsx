import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { roleLabels, roleMeanings } from '../../rules.ts'
import type { Invitation, team } from '../../team-contract.ts'
import { openInvitations } from '../employer-queries.ts'

const call = apiCalls<typeof team>()
const fetchInvitation = async () => (await import('../../team-contract.ts')).NewInvitation

const choices = (['recruiter', 'viewer', 'owner'] as const).map((role) => ({
  value: role,
  label: roleLabels[role],
  hint: roleMeanings[role],
}))

/** For owners. */
export function InviteForm() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchInvitation)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const { email } = await call('POST /api/employer/invitations', { body: await readForm(fetchInvitation, form) })
      form.reset()
      toast({ title: 'Invitation Sent', text: `The link in the email to ${email} works once, for seven days.` })
      await client.invalidateQueries(openInvitations)
    },
    { title: 'Invitation Not Sent' },
    { alreadyMember: 'email' },
  )
  return (
    <Card aria-labelledby="invite">
      <h2 id="invite" className="mb-3 text-lg">
        Invite a colleague
      </h2>
      <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
        <Field label="Work email" name="email" type="email" autoComplete="off" maxLength={254} required error={errors['email']} />
        <RadioField legend="Role" name="role" choices={choices} defaultValue="recruiter" error={errors['role']} />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
            Send Invitation
          </Button>
        </div>
        <NeedsScript />
      </form>
    </Card>
  )
}

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
