import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { readForm } from '#platform/web/read-form.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, SelectField, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { callbacks } from '../callback-contract.ts'
import { callbackProblem, callbackReceived } from '../rules.ts'

const call = apiCalls<typeof callbacks>()
const fetchRequest = async () => (await import('../callback-contract.ts')).CallbackRequest

/** Works without scripts too; the page is then shown again with the result. */
export function CallbackForm() {
  const checks = useFormChecks(fetchRequest)
  const [isSent, setSent] = useState(false)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const { message } = await call('POST /api/contact/callback', { body: await readForm(fetchRequest, form) })
      toast({ title: 'Callback Requested', text: message })
      setSent(true)
      form.reset()
    },
    { title: 'Callback Not Requested' },
  )
  return (
    <form
      method="post"
      action="/hiring-solutions"
      {...checks}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label="Request a callback"
      className="grid gap-4"
    >
      <Result isSent={isSent} />
      <Fields errors={errors} />
      <div hidden>
        <Field label="Leave this empty" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" look="outline" isBusy={isBusy} className="justify-self-start">
        Request a Callback
      </Button>
    </form>
  )
}

/** The result of this form, or of one that was sent without scripts. */
function Result({ isSent }: { readonly isSent: boolean }) {
  const params = useSearchParams()
  if (isSent || params.has('sent'))
    return (
      <output className="block">
        <Banner look="done">{callbackReceived}</Banner>
      </output>
    )
  if (!params.has('problem')) return null
  return (
    <Banner look="failed" role="alert">
      {callbackProblem}
    </Banner>
  )
}

function Fields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Company"
          name="companyName"
          required
          maxLength={90}
          autoComplete="organization"
          error={errors['companyName']}
        />
        <Field label="Your name" name="name" required maxLength={100} autoComplete="name" error={errors['name']} />
        <Field label="Phone" name="phone" type="tel" required maxLength={20} autoComplete="tel" error={errors['phone']} />
        <Field label="Email" name="email" type="email" required maxLength={254} autoComplete="email" error={errors['email']} />
      </div>
      <SelectField label="When may we call?" name="time" hint="On working days, India time." error={errors['time']}>
        <option value="morning">Morning, 9 am to 12 noon</option>
        <option value="afternoon">Afternoon, 12 noon to 4 pm</option>
        <option value="evening">Evening, 4 pm to 7 pm</option>
      </SelectField>
      <TextAreaField
        label="Which roles do you want to fill?"
        name="need"
        isOptional
        rows={3}
        maxLength={1_000}
        hint="Roles, how many people, and where."
        error={errors['need']}
      />
    </>
  )
}
