import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import type { Feedback, MockInterview } from '../contract.ts'

/** The finished questions with score, evidence, advice and expected answer. */
export function MockReview({ mock: { feedback, weightedScore, status } }: { readonly mock: MockInterview }) {
  if (feedback.length === 0) return null
  return (
    <Card className="grid gap-4 wrap-anywhere" aria-labelledby="mock-review">
      <h2 id="mock-review" className="text-xl">
        {status === 'completed' ? 'Your result' : 'Your answers so far'}
      </h2>
      {status === 'completed' && (
        <p>
          {weightedScore === null ? (
            'No answer was scored.'
          ) : (
            <>
              <span className="text-2xl font-semibold tabular-nums">{weightedScore.toFixed(1)}</span> / 10 on average
            </>
          )}
        </p>
      )}
      <p className="text-sm text-soft">
        Practice scoring: a checklist for your own cases, and the words of the expected answer for knowledge. It cannot judge
        whether something is true.
      </p>
      <ol className="grid gap-6">
        {feedback.map((one) => (
          <li key={one.questionId} className="grid gap-2">
            <AnswerFeedback feedback={one} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

const scoreTextOf = ({ outcome, score }: Feedback): string =>
  outcome === 'skipped' ? 'Skipped' : score === null ? 'Not scored' : `${score} / 10`

function AnswerFeedback({ feedback }: { readonly feedback: Feedback }) {
  const { question, competency, answer, followUp, followUpAnswer, justification, quotes, advice } = feedback
  return (
    <>
      <h3 className="font-medium">{question}</h3>
      <p>
        {competency}: {scoreTextOf(feedback)}
      </p>
      {justification && <p className="text-soft">{justification}</p>}
      {advice.length > 0 && <BulletList items={advice} />}
      <Disclosure title="Expected answer">
        <div className="grid gap-3 text-ink">
          <p>{feedback.expectedAnswer}</p>
          <p className="font-medium">What the interviewer looks for</p>
          <BulletList items={feedback.assessmentCriteria} />
        </div>
      </Disclosure>
      {answer && (
        <Disclosure title="What you said">
          <div className="grid gap-2 text-ink">
            <p className="whitespace-pre-line">{answer}</p>
            {followUp && <p className="text-soft">{followUp}</p>}
            {followUpAnswer && <p className="whitespace-pre-line">{followUpAnswer}</p>}
            {quotes.length > 0 && <p className="font-medium">Sentences that counted</p>}
            {quotes.length > 0 && <BulletList items={quotes} />}
          </div>
        </Disclosure>
      )}
    </>
  )
}
