import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { jobFor } from '#features/jobs/web/job-queries.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { signedIn } from '../my-applications.ts'
import { sendApplication } from '../send-application.ts'
import { keepText, keptText } from '#platform/web/kept-text.ts'
import { answerErrors, QuestionFields } from './question-fields.tsx'
import { coverLetterHash } from '../../rules.ts'

const longest = 4_000

export type CoverLetterDialogProps = { readonly jobId: string; readonly jobTitle: string; readonly onClose: () => void }

/**
 * The form of an application: the employer's questions, if there are any, and the cover letter. Typed text is stored until it is sent, also if the
 * dialog is closed in between.
 */
export function CoverLetterDialog({ jobId, jobTitle, onClose }: CoverLetterDialogProps) {
  const form = useId()
  const { questions, questionFields, letter, isBusy, onSubmit, onInput } = useApplicationForm(jobId, onClose)
  const footer = (
    <>
      <Button type="submit" form={form} isBusy={isBusy}>
        {isBusy ? 'Sending…' : 'Send Application'}
      </Button>
      <Button look="secondary" onClick={onClose}>
        Not now
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={questions.length > 0 ? 'Answer and apply' : 'Apply with a cover letter'}
      description={jobTitle}
      className="max-w-2xl"
      footer={footer}
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={onSubmit} onInput={onInput}>
        <QuestionFields questions={questions} {...questionFields} />
        <TextAreaField
          label="Cover letter"
          isOptional
          hint="Why this job, and why you? We'll attach your current CV."
          rows={questions.length > 0 ? 5 : 10}
          maxLength={longest}
          value={letter.value}
          onChange={(event) => letter.set(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function useApplicationForm(jobId: string, onClose: () => void) {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  // For a job in a list, the questions are loaded before the dialog opens.
  const { data: job } = useQuery(jobFor(jobId))
  const questions = job?.questions ?? []
  // The key contains the user, because somebody else may sign in on this computer next.
  const letter = useKeptText(`cover-letter ${user?.id} ${jobId}`)
  const kept = useKeptText(`answers ${user?.id} ${jobId}`)
  const answers = readList(kept.value)
  const client = useQueryClient()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async () => {
      const wrong = answerErrors(questions, answers)
      if (Object.keys(wrong).length > 0) throw new InvalidForm(wrong)
      const loginUrl = loginHref(location.pathname + coverLetterHash)
      const outcome = await sendApplication(client, {
        jobId,
        coverLetter: letter.value.trim(),
        loginUrl,
        ...(questions.length > 0 && {
          answers: questions.map(({ text }, place) => ({ question: text, answer: answers[place] ?? '' })),
        }),
      })
      if (outcome === 'sent') for (const { set } of [letter, kept]) set('')
      if (outcome === 'sent' || outcome === 'refused') onClose()
    },
    { title: 'Application Failed' },
  )
  const onAnswer = (place: number, answer: string): void =>
    kept.set(JSON.stringify(questions.map((_, at) => (at === place ? answer : (answers[at] ?? '')))))
  return { questions, questionFields: { answers, errors, onAnswer }, letter, isBusy, onSubmit, onInput }
}

function useKeptText(key: string) {
  const [value, setValue] = useState(() => keptText(key))
  return {
    value,
    set: (typed: string): void => {
      setValue(typed)
      keepText(key, typed)
    },
  }
}

function readList(text: string): readonly string[] {
  try {
    return JSON.parse(text || '[]') as readonly string[] // written by the line above
  } catch {
    return []
  }
}
