import { longestAnswer } from '#features/interview-scoring/methods.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { momentText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import type { interviewRights } from '../rights-contract.ts'
import type { TranscriptLine } from '#features/interview-sessions/session-schemas.ts'
import { Feedback } from './feedback.tsx'

const call = apiCalls<typeof interviewRights>()

type AfterProps = { readonly session: CandidateSession; readonly queryKey: QueryKey }

/** The transcript, the feedback, and the rights of the candidate after an interview. */
export function AfterInterview({ session, queryKey, review }: AfterProps & { readonly review: ReactNode }) {
  const { company, correctionsUntil, transcript } = session
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Banner look="done">
        Your interview is complete. Thank you. {company} reads your answers, and a person decides, not a program.
      </Banner>
      <Feedback session={session} />
      <Card className="grid gap-4" aria-labelledby="transcript">
        <h2 id="transcript" className="text-xl">
          Transcript
        </h2>
        {correctionsUntil && (
          <p>
            Was something misheard? You can correct your own lines until {momentText(correctionsUntil)}. Both texts are shown.
          </p>
        )}
        <ul className="grid gap-4">
          {transcript.map((line) => (
            <li key={line.id}>
              <Line line={line} session={session} queryKey={queryKey} />
            </li>
          ))}
        </ul>
      </Card>
      {session.consents.includes('scoring') && review}
      <Rights session={session} queryKey={queryKey} />
    </div>
  )
}

function Line({ line, session, queryKey }: AfterProps & { readonly line: TranscriptLine }) {
  const [isOpen, setOpen] = useState(false)
  const mayCorrect = line.speaker === 'candidate' && session.correctionsUntil !== null
  return (
    <div className="grid gap-2 wrap-anywhere">
      <p>
        <span className="font-medium">{line.speaker === 'candidate' ? 'You' : 'Interviewer'}:</span>{' '}
        <span className="whitespace-pre-line">{line.text}</span>
      </p>
      {line.correction && (
        <p className="border-l-2 border-leaf pl-3">
          <span className="font-medium">Corrected:</span> <span className="whitespace-pre-line">{line.correction}</span>
        </p>
      )}
      {mayCorrect && !isOpen && (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Correct this line
        </Button>
      )}
      {isOpen && <CorrectionForm line={line} session={session} queryKey={queryKey} onDone={() => setOpen(false)} />}
    </div>
  )
}

type CorrectionProps = AfterProps & { readonly line: TranscriptLine; readonly onDone: () => void }
function CorrectionForm({ line, session, queryKey, onDone }: CorrectionProps) {
  const client = useQueryClient()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const input = { params: { sessionId: session.id, lineId: line.id }, body: { text: typedIn(form, 'text') } }
      client.setQueryData(queryKey, await call('PUT /api/candidate/interviews/:sessionId/lines/:lineId', input))
      toast({ title: 'Line Corrected', text: 'Your answer was scored again.' })
      onDone()
    },
    { title: 'Could Not Correct the Line' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      <TextAreaField
        label="What you said"
        name="text"
        rows={4}
        maxLength={longestAnswer}
        defaultValue={line.correction ?? line.text}
        error={errors['text']}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="outline" isBusy={isBusy}>
          Save Correction
        </Button>
        <Button look="quiet" onClick={onDone}>
          Leave it
        </Button>
      </div>
    </form>
  )
}

function Rights({ session: { id, isReleased, correctionsUntil, company }, queryKey }: AfterProps) {
  const client = useQueryClient()
  const [isSure, setSure] = useState(false)
  const params = { sessionId: id }
  const release = useAction(
    async () => client.setQueryData(queryKey, await call('POST /api/candidate/interviews/:sessionId/release', { params })),
    { title: 'Could Not Release the Result' },
  )
  const withdraw = useAction(
    async () => client.setQueryData(queryKey, await call('POST /api/candidate/interviews/:sessionId/withdraw', { params })),
    { title: 'Could Not Delete Your Answers' },
  )
  return (
    <Card className="grid gap-4" aria-labelledby="rights">
      <h2 id="rights" className="text-xl">
        Your rights
      </h2>
      {isReleased && <p>You have released the result.</p>}
      {correctionsUntil && (
        <div className="grid justify-items-start gap-2">
          <p>{company} sees the result as provisional until your time for corrections is over, or until you release it.</p>
          <Button look="outline" isBusy={release.isBusy} onClick={() => release.run()}>
            Release the Result Now
          </Button>
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <p>
          You can withdraw your consent: the transcript and the scores are deleted for everybody. That there was an interview
          stays.
        </p>
        <Button look="danger" isBusy={withdraw.isBusy} onClick={() => (isSure ? withdraw.run() : setSure(true))}>
          {isSure ? 'Yes, Delete Everything I Said' : 'Withdraw My Consent'}
        </Button>
      </div>
    </Card>
  )
}
