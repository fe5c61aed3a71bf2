import { type ReactNode, useEffect, useRef, useState } from 'react'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { formDraft } from '#platform/web/form-draft.ts'
import { readForm } from '#platform/web/read-form.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { recruiterFeedback } from '../contract.ts'
import { formProblems, isFormProblem, privacyNote, received } from '../rules.ts'
import { InterviewFields, PayFields } from './interview-fields.tsx'
import { PersonFields, RoleFields } from './role-fields.tsx'

const call = apiCalls<typeof recruiterFeedback>()
const fetchFeedback = async () => (await import('../contract.ts')).NewFeedback
const draft = formDraft('recruiter-feedback')

/** Works without scripts too; the page is then shown again with the result. Typed text stays after an error and a reload. */
export function FeedbackForm() {
  const { form, isSent, failure, errors, isBusy, onSubmit, onInput } = useFeedback()
  const checks = useFormChecks(fetchFeedback)
  return (
    <form
      ref={form}
      method="post"
      action="/recruiter-feedback"
      {...checks}
      aria-label="Recruiter Feedback"
      onSubmit={onSubmit}
      onInput={onInput}
      onChange={(event) => draft.keep(event.currentTarget)}
      className="grid content-start gap-8"
    >
      <SentWithoutScript />
      <p className="text-soft">{privacyNote}</p>
      <RoleFields errors={errors} />
      <PersonFields errors={errors} />
      <InterviewFields errors={errors} />
      <PayFields errors={errors} />
      <div hidden>
        <Field label="Leave this empty" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {failure && <Problem isAnnounced={false}>{failure} What you typed is still here.</Problem>}
      {isSent && <ReceivedMessage />}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Submit Feedback
      </Button>
    </form>
  )
}

/** The result of a form that was sent without scripts. */
function SentWithoutScript() {
  const params = useSearchParams()
  const problem = params.get('problem')
  if (params.has('sent')) return <ReceivedMessage />
  if (!isFormProblem(problem)) return null
  return <Problem>{formProblems[problem]}. Go back to see what you typed.</Problem>
}

function ReceivedMessage() {
  return (
    <output className="font-medium">
      <Banner look="done">{received}</Banner>
    </output>
  )
}

function Problem({ children, isAnnounced = true }: { readonly children: ReactNode; readonly isAnnounced?: boolean }) {
  return (
    <Banner look="failed" role={isAnnounced ? 'alert' : undefined} className="font-medium">
      {children}
    </Banner>
  )
}

function useFeedback() {
  const form = useRef<HTMLFormElement>(null)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => draft.fillIn(form.current), [])
  const sending = useFormSubmit(
    async (sentForm) => {
      setFailure('')
      setSent(false)
      const before = contentOf(sentForm)
      const { message } = await call('POST /api/recruiter-feedback', { body: await readForm(fetchFeedback, sentForm) })
      toast({ title: 'Feedback Submitted Successfully!', text: message })
      setSent(true)
      // The person may have typed while the report was being sent.
      if (contentOf(sentForm) !== before) return
      draft.forget()
      sentForm.reset()
    },
    (error) => {
      const text = failureText(error)
      toast({ title: 'Submission Failed', text, isAlert: true })
      // Shown beside the form, because a toast disappears.
      setFailure(`Submission failed. ${text}`)
    },
  )
  return { form, isSent, failure, ...sending }
}

/** The server's own message if it says what to change. */
function failureText(error: Error): string {
  const isOurs = !(error instanceof CallFailed) || error.status >= 500
  return isOurs ? 'There was an error submitting your feedback. Please try again.' : sentenceOf(error)
}

const contentOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)])
