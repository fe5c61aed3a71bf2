import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { RadioField } from '#platform/web/ui/choice-field.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { roleLabels, roleMeanings } from '../../rules.ts'
import type { team } from '../../team-contract.ts'
import { openInvitations } from '../employer-queries.ts'

const call = apiCalls<typeof team>()
const fetchInvitation = async () => (await import('../../team-contract.ts')).NewInvitation

const choices = (['recruiter', 'viewer', 'owner'] as const).map((role) => ({
  value: role,
  label: roleLabels[role],
  hint: roleMeanings[role],
}))

/** Shown to owners. */
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
