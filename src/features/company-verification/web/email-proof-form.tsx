import { useQueryClient } from '@tanstack/react-query'
import { ownCompany } from '#features/employers/web/employer-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { readForm } from '#platform/web/read-form.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { verification, VerificationState } from '../contract.ts'
import { verificationState } from './verification-queries.ts'

const call = apiCalls<typeof verification>()
const fetchEmail = async () => (await import('../contract.ts')).EmailInput
const field = 'email'
const fieldOf = {
  noWebsite: field,
  sharedWebsite: field,
  freeMail: field,
  otherDomain: field,
  domainTaken: field,
  nameTaken: field,
}

/** The faster way: verified at once, or by following a link. */
export function EmailProofForm({ sentTo }: { readonly sentTo: string | null }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const checks = useFormChecks(fetchEmail)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const state = await call('POST /api/employer/verification/email', { body: await readForm(fetchEmail, form) })
      client.setQueryData(verificationState.queryKey, state)
      toast(messageOf(state))
      if (state.isVerified) await client.invalidateQueries(ownCompany)
    },
    { title: 'Not Verified' },
    fieldOf,
  )
  return (
    <form method="post" {...checks} onSubmit={onSubmit} onInput={onInput} aria-label="By a work email" className="grid gap-3">
      <h3 className="text-lg">By a work email, in minutes</h3>
      {sentTo && (
        <Banner look="news">We’ve sent a link to {sentTo}. It works once, for 24 hours. You can ask for another one here.</Banner>
      )}
      <Field
        label="Work email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint="On the domain of your website. Free addresses, such as Gmail, don’t count."
        error={errors['email']}
      />
      <div>
        <Button type="submit" look="outline" isBusy={isBusy} disabled={!isHydrated}>
          Verify by Email
        </Button>
      </div>
    </form>
  )
}

const messageOf = ({ isVerified, emailSentTo }: VerificationState): Message =>
  isVerified
    ? { title: 'Your company is verified' }
    : { title: 'Please check that mailbox', text: `Open the link in the email to ${emailSentTo ?? ''}.` }
