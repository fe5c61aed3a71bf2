import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText, momentText } from '#platform/contract/dates.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Stats } from '#platform/web/ui/stat.tsx'
import { flagLabel, methodLabel, scoreText, scoringText, statusLabel, unscoredLabel } from '../labels.ts'
import type { AnswerReport, SessionReport } from '../session-schemas.ts'
import { sessionReport } from './interview-queries.ts'
import { SessionControls } from './session-controls.tsx'
import { statusLook } from './session-manager.tsx'

/** One interview for the company: scores with evidence, the transcript, and the decision of a person. */
export function SessionView({ id, mayWrite }: { readonly id: string; readonly mayWrite: boolean }) {
  const { data: report } = useSuspenseQuery(sessionReport(id))
  const { status, provisionalUntil, isWithdrawn, hasScoring } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-3">
        <Badge look={statusLook(report)}>{statusLabel(report)}</Badge>
        <span className="text-soft">{aboutText(report)}</span>
      </p>
      {provisionalUntil && (
        <Banner look="news">Provisional: the candidate can correct the transcript until {momentText(provisionalUntil)}.</Banner>
      )}
      {isWithdrawn && <Banner look="news">The candidate has withdrawn the consent. What was said is deleted.</Banner>}
      {report.cancelledBy === 'candidate' && !isWithdrawn && (
        <Banner look="news">The candidate wishes to talk to a person instead of a program.</Banner>
      )}
      <SessionControls report={report} mayWrite={mayWrite} />
      {status === 'completed' && !isWithdrawn && <Scores report={report} />}
      {status !== 'scheduled' && !isWithdrawn && (
        <>
          <Card aria-labelledby="answers" className="grid gap-4">
            <h2 id="answers" className="text-xl">
              Answers
            </h2>
            {!hasScoring && <p>These answers have no automatic scores. Please read them yourself.</p>}
            <ol className="grid gap-6">
              {report.answers.map((answer) => (
                <li key={answer.questionId}>
                  <Answer answer={answer} />
                </li>
              ))}
            </ol>
          </Card>
          <Transcript report={report} />
        </>
      )}
    </div>
  )
}

function aboutText({ role, candidateEmail, createdAt, startedAt, kitName }: SessionReport): string {
  const day = startedAt ? `held on ${dateText(startedAt)}` : `scheduled on ${dateText(createdAt)}`
  return [role, candidateEmail, day, kitName].filter(Boolean).join(' · ')
}

function Scores({ report }: { readonly report: SessionReport }) {
  const { weightedScore, averageScore, answerCount, questionCount, competencies } = report
  return (
    <Card aria-labelledby="scores" className="grid gap-4">
      <h2 id="scores" className="text-xl">
        Scores
      </h2>
      <p className="text-sm text-soft">
        {scoringText(report.answers, ', at most 8 of 10. It cannot judge truth or depth.')} The scores decide nothing.
      </p>
      <Stats
        figures={[
          { label: 'Weighted score', value: weightedScore.toFixed(2) },
          { label: 'Average score', value: scoreText(averageScore) },
          { label: 'Answered', value: `${answerCount} / ${questionCount}` },
        ]}
      />
      <dl className="grid gap-1">
        {competencies.map(({ competency, weight, score }) => (
          <div key={competency} className="flex justify-between gap-4">
            <dt>
              {competency} ({Math.round(weight * 100)}%)
            </dt>
            <dd className="tabular-nums">{score === null ? 'not assessed' : scoreText(score)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Answer({ answer }: { readonly answer: AnswerReport }) {
  const { question, competency, score, justification, quotes, level, flags, claimedScore } = answer
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">{question}</h3>
      <p>
        {competency}: {score === null ? unscoredLabel(answer) : <strong>{score} / 10</strong>}
        {score !== null && <span className="text-soft"> · {methodLabel(answer.method)}</span>}
      </p>
      {level && <p className="text-soft">Rubric: {level}</p>}
      {justification && <p>{justification}</p>}
      {quotes.map((quote) => (
        <blockquote key={quote} className="border-l-2 border-line-strong pl-3">
          “{quote}”
        </blockquote>
      ))}
      {flags.length > 0 && <p className="text-sm text-soft">{flags.map(flagLabel).join(' · ')}</p>}
      {claimedScore !== null && <p className="text-sm text-soft">The browser claimed {claimedScore}; that counts for nothing.</p>}
    </div>
  )
}

function Transcript({ report: { transcript, candidateName } }: { readonly report: SessionReport }) {
  return (
    <Card aria-labelledby="transcript" className="grid gap-4">
      <h2 id="transcript" className="text-xl">
        Transcript
      </h2>
      {transcript.length === 0 && <p>Nothing was said yet.</p>}
      <ul className="grid gap-3">
        {transcript.map(({ id, at, speaker, text, correction, via }) => (
          <li key={id} className="grid gap-1">
            <p className="text-sm text-soft">
              {speaker === 'candidate' ? candidateName : 'Interviewer'} · <time dateTime={at}>{momentText(at)}</time>
              {via && ` · ${via}`}
            </p>
            <p className="whitespace-pre-line">{text}</p>
            {correction && (
              <p className="border-l-2 border-leaf pl-3">
                <span className="font-medium">Corrected:</span> <span className="whitespace-pre-line">{correction}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
