import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InterviewerNote } from '#features/site/web/interviewer-note.tsx'
import { apiCalls } from '#platform/web/call.ts'
import type { FieldErrors } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { CheckField, Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { interviewSessions } from '../contract.ts'
import { interviewerKit, sessionsSummary } from './interview-queries.ts'

const call = apiCalls<typeof interviewSessions>()
const needed = ['candidate', 'candidateEmail', 'role'] as const
const isFilled = (form: HTMLFormElement): boolean => needed.every((name) => typedIn(form, name) !== '')

type ScheduleProps = {
  readonly job: { readonly id: string; readonly title: string } | undefined
  /** One of the company's own kits; undefined for the standard kit. */
  readonly kit: { readonly id: string; readonly name: string } | undefined
}

/** The form to schedule an interview. Its button is disabled until name, email and role are filled in. For a job, the title is the role. */
export function ScheduleForm({ job, kit }: ScheduleProps) {
  const [isReady, setReady] = useState(false)
  const { errors, isBusy, onSubmit, onInput } = useSchedule({ jobId: job?.id, kitId: kit?.id }, () => setReady(false))
  return (
    <Card aria-labelledby="schedule" className="grid gap-4">
      <h2 id="schedule" className="text-xl">
        Schedule Interview
      </h2>
      <form
        noValidate
        onSubmit={onSubmit}
        onInput={(event) => {
          onInput(event)
          setReady(isFilled(event.currentTarget))
        }}
        className="grid gap-4"
      >
        <Fields errors={errors} job={job} kit={kit} />
        <Button type="submit" look="outline" className="justify-self-start" disabled={!isReady} isBusy={isBusy}>
          Schedule
        </Button>
        <NeedsScript />
      </form>
    </Card>
  )
}

type ScheduleTarget = { readonly jobId: string | undefined; readonly kitId: string | undefined }

function useSchedule(about: ScheduleTarget, onDone: () => void) {
  const client = useQueryClient()
  return useFormSubmit(
    async (form) => {
      const [candidate, candidateEmail, role] = needed.map((name) => typedIn(form, name))
      const hasLiveScores = new FormData(form).has('hasLiveScores')
      await call('POST /api/interviews', {
        body: { candidate, candidateEmail, role, language: 'en-IN', hasLiveScores, ...about },
      })
      toast({ title: 'Interview Session Created', text: `The link is on its way to ${candidateEmail}.` })
      form.reset()
      onDone()
      await client.invalidateQueries({ queryKey: ['GET /api/interviews'] })
      await client.invalidateQueries(sessionsSummary)
    },
    { title: 'Failed to Create Session' },
  )
}

function Fields({ errors, job, kit }: ScheduleProps & { readonly errors: FieldErrors }) {
  const standard = useSuspenseQuery(interviewerKit).data
  return (
    <>
      <Field label="Candidate name" name="candidate" maxLength={150} autoComplete="off" error={errors['candidate']} />
      <Field
        label="Candidate email"
        name="candidateEmail"
        type="email"
        maxLength={254}
        autoComplete="off"
        error={errors['candidateEmail']}
      />
      <Field label="Role" name="role" maxLength={150} defaultValue={job?.title.slice(0, 150)} error={errors['role']} />
      <Field label="Interview kit" value={(kit ?? standard).name} readOnly />
      <CheckField name="hasLiveScores" defaultChecked label="The candidate sees each score in the interview" />
      <InterviewerNote />
    </>
  )
}
