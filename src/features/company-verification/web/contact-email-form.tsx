import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ownCompany } from '#features/employers/web/employer-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { verification } from '../contract.ts'
import { verificationState } from './verification-queries.ts'

const call = apiCalls<typeof verification>()
const fetchEmail = async () => (await import('../contract.ts')).EmailInput

/** Applications are emailed to this address, so a new one takes effect only when its link was followed. */
export function ContactEmailForm() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { contactEmail } = useSuspenseQuery(ownCompany).data
  const { contactSentTo } = useSuspenseQuery(verificationState).data
  const checks = useFormChecks(fetchEmail)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const state = await call('POST /api/employer/company/contact-email', { body: await readForm(fetchEmail, form) })
      client.setQueryData(verificationState.queryKey, state)
      toast({ title: 'Please check that mailbox', text: `Open the link in the email to ${state.contactSentTo ?? ''}.` })
    },
    { title: 'Address Not Changed' },
  )
  return (
    <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} aria-label="Contact address" className="grid gap-3">
      <Field
        key={contactEmail}
        label="Contact email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint="Emails about applications go here. We check a new address with a link."
        defaultValue={contactEmail}
        error={errors['email']}
      />
      {contactSentTo && (
        <p className="text-sm text-soft">We’ve sent a link to {contactSentTo}. The address counts once it is opened.</p>
      )}
      <div>
        <Button type="submit" look="secondary" isBusy={isBusy} disabled={!isHydrated}>
          Change Address
        </Button>
      </div>
    </form>
  )
}
