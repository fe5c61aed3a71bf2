import {
  findCompanyName,
  findFinalEnd,
  findSession,
  listAnswers,
  listLines,
  listSteps,
  provisionalUntil,
  serversOwn,
  type SessionRow,
  type SessionWithCount,
  type Step,
  presentLine,
} from '#features/interview-sessions/server/public.ts'
import { type Db, inSnapshot } from '#platform/server/db.ts'
import type { CandidateSession, Current, Result, Score } from '../candidate-schemas.ts'
import { questionAt } from '../conduct.ts'
import {
  ceilingOf,
  type FinalCallEnd,
  openStep,
  pausedUntil,
  pauseSecondsLeft,
  secondsOf,
  warmUpSeconds,
} from '#features/interview-sessions/rules.ts'

/** The data that anyone with the URL may see. */
async function outline(db: Db, session: SessionWithCount): Promise<CandidateSession> {
  const { id, candidate, role, language, kit, status, hasLiveScores } = session
  return {
    id,
    candidateName: candidate,
    role,
    language,
    company: await findCompanyName(db, session.employerId),
    questions: kit.questions.map((question) => ({ id: question.id, competency: question.competency })),
    status,
    hasAccess: false,
    consentGiven: false,
    consents: [],
    hasLiveScores,
    progress: null,
    scores: [],
    result: null,
    transcript: [],
    correctionsUntil: null,
    isReleased: false,
    isWithdrawn: session.withdrawnAt !== null,
  }
}

export async function presentForStranger(db: Db, session: SessionWithCount): Promise<CandidateSession> {
  return outline(db, session)
}

async function presentForCandidate(db: Db, session: SessionWithCount, now: Date): Promise<CandidateSession> {
  const [base, steps, lines, answers, callEnd] = await Promise.all([
    outline(db, session),
    listSteps(db, session.id),
    listLines(db, session.id),
    listAnswers(db, session.id),
    findFinalEnd(db, session.id),
  ])
  const { consentGiven, consents, status } = session
  const showsScores = session.hasLiveScores || status === 'completed'
  return {
    ...base,
    hasAccess: true,
    consentGiven,
    consents,
    progress: progressOf(session, steps, { callEnd, now }),
    scores: showsScores ? scoresOf(session, steps, answers) : [],
    result: resultOf(session, steps),
    transcript: lines.map(presentLine),
    correctionsUntil: provisionalUntil(session, now)?.toISOString() ?? null,
    isReleased: session.releasedAt !== null,
  }
}

/** Reads everything in one snapshot. If the interview went on between two queries, the turn would belong to another question. */
export async function readForCandidate(db: Db, sessionId: string, now: Date): Promise<CandidateSession> {
  return inSnapshot(db, async (tx) => {
    const session = await findSession(tx, sessionId)
    if (!session) throw new TypeError('the interview is gone')
    return presentForCandidate(tx, session, now)
  })
}

const isAnswered = ({ questionId, outcome }: Step): boolean => questionId !== null && outcome === 'answered'

type Moment = { readonly callEnd: FinalCallEnd | null; readonly now: Date }

function progressOf(session: SessionRow, steps: readonly Step[], { callEnd, now }: Moment): CandidateSession['progress'] {
  const { startedAt, pausedAt, kit } = session
  if (session.status !== 'in_progress' || !startedAt) return null
  const pausedSeconds = pausedUntil(session, now)
  return {
    current: currentOf(session, steps),
    answered: steps.filter(isAnswered).length,
    total: kit.questions.length,
    startedAt: startedAt.toISOString(),
    now: now.toISOString(),
    isPaused: pausedAt !== null,
    pausedSeconds,
    pauseSecondsLeft: pauseSecondsLeft(session, now),
    endsAt: ceilingOf({ startedAt, pausedSeconds }, secondsOf(kit)).toISOString(),
    callEnd,
  }
}

function currentOf({ kit, turn }: SessionRow, steps: readonly Step[]): Current | null {
  const step = openStep(steps)
  if (!step) return null
  const question = questionAt(kit, step.position)
  if (!question) return { turn, kind: 'warm-up', questionId: null, competency: null, text: kit.warmUp, timeLimit: warmUpSeconds }
  const { id: questionId, competency, text, timeLimit } = question
  const kind = step.followUp === null ? 'question' : 'follow-up'
  return { turn, kind, questionId, competency, text: step.followUp ?? text, timeLimit }
}

type Answers = Parameters<typeof serversOwn>[0]

/** The scores of answered questions, in their order; null for questions without a score. */
function scoresOf({ kit, consents }: SessionRow, steps: readonly Step[], answers: Answers): Score[] {
  if (!consents.includes('scoring')) return []
  const scored = new Map(serversOwn(answers).map((answer) => [answer.questionId, answer]))
  return steps.filter(isAnswered).flatMap(({ questionId }) => {
    const question = kit.questions.find(({ id }) => id === questionId)
    if (!question) return []
    const { score = null, justification = '', flags = [], method = '' } = scored.get(question.id) ?? {}
    return [{ questionId: question.id, competency: question.competency, score, justification, flags, method }]
  })
}

export function resultOf(session: SessionRow, steps: readonly Step[]): Result | null {
  const { status, endedAt, consents, hasLiveScores, kit } = session
  if (status !== 'completed' || !endedAt || session.withdrawnAt) return null
  const shows = hasLiveScores && consents.includes('scoring')
  return {
    status,
    answered: steps.filter(isAnswered).length,
    total: kit.questions.length,
    averageScore: shows ? Number(session.averageScore) : null,
    weightedScore: shows ? Number(session.weightedScore) : null,
    pass: shows ? session.pass : null,
    endedAt: endedAt.toISOString(),
  }
}
