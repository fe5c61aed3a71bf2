import { Card } from '#platform/web/ui/card.tsx'
import type { CandidateSession } from '../candidate-schemas.ts'
import { flagLabel, methodLabel, scoringText } from '#features/interview-sessions/labels.ts'

/** Shows how each score was made. */
export function Feedback({ session }: { readonly session: CandidateSession }) {
  const { scores, consents } = session
  return (
    <Card className="grid gap-4" aria-labelledby="feedback">
      <h2 id="feedback" className="text-xl">
        Feedback
      </h2>
      {!consents.includes('scoring') ? (
        <p>Your answers were not scored. A person reads them.</p>
      ) : (
        <>
          <p className="text-sm text-soft">
            {scoringText(scores, ' of situation, own actions, result and figures.')} It cannot judge whether something is true,
            and it is not a hiring judgement.
          </p>
          {scores.length === 0 && <p>No answer was scored.</p>}
          <ul className="grid gap-3">
            {scores.map(({ questionId, competency, score, justification, flags, method }) => (
              <li key={questionId} className="grid gap-1">
                <p className="font-medium">
                  {competency}: {score === null ? 'not assessed' : `${score} / 10 · ${methodLabel(method)}`}
                </p>
                {justification && <p>{justification}</p>}
                {flags.length > 0 && <p className="text-sm text-soft">{flags.map(flagLabel).join(' · ')}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
