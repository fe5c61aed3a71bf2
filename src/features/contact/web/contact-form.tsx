import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#platform/web/search-params.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { formDraft } from '#platform/web/form-draft.ts'
import { readForm } from '#platform/web/read-form.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { contact } from '../contract.ts'
import { formProblems, isFormProblem, received } from '../rules.ts'

const call = apiCalls<typeof contact>()
const fetchMessage = async () => (await import('../contract.ts')).ContactMessage
const draft = formDraft('contact-message')

export function ContactForm() {
  const { form, failure, errors, isBusy, onSubmit, onInput } = useMessage()
  const checks = useFormChecks(fetchMessage)
  return (
    <form
      ref={form}
      method="post"
      action="/contact-us"
      {...checks}
      aria-label="Write to us"
      onSubmit={onSubmit}
      onInput={onInput}
      onChange={(event) => draft.keep(event.currentTarget)}
      className="grid content-start gap-4"
    >
      <SentWithoutScript />
      <Fields errors={errors} />
      <div hidden>
        <Field label="Leave this empty" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {failure && <Problem isAnnounced={false}>{failure} Your message is still here.</Problem>}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Send Message
      </Button>
    </form>
  )
}

function Fields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="First name"
          name="firstName"
          required
          autoComplete="given-name"
          maxLength={100}
          error={errors['firstName']}
        />
        <Field label="Last name" name="lastName" required autoComplete="family-name" maxLength={100} error={errors['lastName']} />
      </div>
      <Field label="Email" name="email" type="email" required autoComplete="email" maxLength={254} error={errors['email']} />
      <Field label="Subject" name="subject" required maxLength={200} error={errors['subject']} />
      <TextAreaField label="Message" name="message" required rows={6} maxLength={5_000} error={errors['message']} />
    </>
  )
}

/** The result of a form that was sent without scripts. */
function SentWithoutScript() {
  const params = useSearchParams()
  const problem = params.get('problem')
  if (params.has('sent'))
    return (
      <output className="font-medium">
        <Banner look="done">{received}</Banner>
      </output>
    )
  if (!isFormProblem(problem)) return null
  return <Problem>{formProblems[problem]} Go back to see what you typed.</Problem>
}

function Problem({ children, isAnnounced = true }: { readonly children: ReactNode; readonly isAnnounced?: boolean }) {
  return (
    <Banner look="failed" role={isAnnounced ? 'alert' : undefined} className="font-medium">
      {children}
    </Banner>
  )
}

function useMessage() {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => draft.fillIn(form.current), [])
  const sending = useFormSubmit(
    async (given) => {
      setFailure('')
      const sent = typedIn(given)
      const { message } = await call('POST /api/contact', { body: await readForm(fetchMessage, given) })
      toast({ title: 'Message Sent', text: message })
      // The person may have typed while the message was being sent.
      if (typedIn(given) !== sent) return
      draft.forget()
      given.reset()
    },
    (error) => {
      tellFailure({ title: 'Could Not Send the Message' }, error)
      // Shown beside the message, because a toast disappears.
      setFailure(`Could not send the message. ${sentenceOf(error)}`)
    },
  )
  return { form, failure, ...sending }
}

const typedIn = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])
