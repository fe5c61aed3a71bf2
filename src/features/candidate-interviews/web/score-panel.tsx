import { Card } from '#platform/web/ui/card.tsx'
import type { CandidateSession } from '../candidate-schemas.ts'
import { scoreText } from '#features/interview-sessions/labels.ts'

/** The scores that the server has stored so far. */
export function ScorePanel({ session }: { readonly session: CandidateSession }) {
  const { scores, hasLiveScores, consents } = session
  return (
    <Card className="grid content-start gap-3" aria-labelledby="scoring">
      <h2 id="scoring" className="text-lg">
        Real-Time Scoring
      </h2>
      <p className="text-sm text-soft">Practice scoring: an automatic checklist, not a hiring judgement.</p>
      {!consents.includes('scoring') ? (
        <p>Your answers are not scored. A person reads them.</p>
      ) : hasLiveScores ? (
        <Scores scores={scores} />
      ) : (
        <p>The scores follow after the interview.</p>
      )}
    </Card>
  )
}

const mean = (list: readonly { readonly score: number }[]): number =>
  list.reduce((sum, { score }) => sum + score, 0) / list.length

function Scores({ scores }: Pick<CandidateSession, 'scores'>) {
  const known = scores.flatMap(({ competency, score }) => (score === null ? [] : [{ competency, score }]))
  const byCompetency = Map.groupBy(known, ({ competency }) => competency)
  if (known.length === 0) return <p>No answer is scored yet.</p>
  return (
    <>
      <p>
        <span className="text-2xl font-semibold tabular-nums">{scoreText(mean(known))}</span> / 10 on average
      </p>
      <dl className="grid gap-1">
        {[...byCompetency].map(([competency, list]) => (
          <div key={competency} className="flex justify-between gap-4">
            <dt>{competency}</dt>
            <dd className="tabular-nums">{scoreText(mean(list))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
