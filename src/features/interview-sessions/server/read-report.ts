import { competencyScores } from '#features/interview-scoring/total-score.ts'
import type { Kit } from '#features/interviewer-kits/contract.ts'
import { type Db, inSnapshot } from '#platform/server/db.ts'
import type { AnswerReport, SessionReport } from '../session-schemas.ts'
import { listAnswers, type StoredAnswer } from './answer-queries.ts'
import { listLines, listSteps, type Step } from './conduct-queries.ts'
import { presentLine, presentSession, provisionalUntil } from './present-session.ts'
import { serversOwn } from './score-question.ts'
import { findCompanyName, findOwnSession, findSession, type SessionRow, type SessionWithCount } from './session-queries.ts'

type OwnSession = { readonly id: string; readonly employerId: string }

/** Null for an interview of another company. If the interview went on between two queries, answers and scores would not belong together. */
export async function readReport(db: Db, own: OwnSession, now: Date): Promise<SessionReport | null> {
  return inSnapshot(db, async (tx) => {
    const session = await findOwnSession(tx, own)
    return session ? reportIn(tx, session, now) : null
  })
}

async function reportIn(db: Db, session: SessionWithCount, now: Date): Promise<SessionReport> {
  const { id } = session
  const [steps, lines, answers] = await Promise.all([listSteps(db, id), listLines(db, id), listAnswers(db, id)])
  const { kit, consents, cancelledBy, hasLiveScores, linkExpiresAt, applicationId } = session
  return {
    ...presentSession(session, now),
    competencies: competencyScores(kit.rubric, serversOwn(answers)),
    answers: kit.questions.map((question) => reportOf(kit, question, { steps, answers })),
    transcript: lines.map(presentLine),
    hasScoring: consents.includes('scoring'),
    cancelledBy,
    hasLiveScores,
    linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    provisionalUntil: provisionalUntil(session, now)?.toISOString() ?? null,
    applicationId,
    decision: decisionOf(session),
  }
}

function decisionOf({ decision, decisionNote, decidedAt }: SessionRow): SessionReport['decision'] {
  return decision && decidedAt ? { decision, note: decisionNote ?? '', at: decidedAt.toISOString() } : null
}

type Records = { readonly steps: readonly Step[]; readonly answers: readonly StoredAnswer[] }

function reportOf(kit: Kit, { id, text, competency }: Kit['questions'][number], { steps, answers }: Records): AnswerReport {
  const step = steps.find(({ questionId }) => questionId === id)
  const own = answers.filter(({ questionId }) => questionId === id)
  const scored = own.find(({ scoredBy }) => scoredBy === 'server')
  return {
    questionId: id,
    question: text,
    competency,
    outcome: step?.outcome ?? 'open',
    ...(scored ? scoreOf(kit, scored) : noScore),
    notAssessed: step?.notAssessed ?? null,
    claimedScore: own.find(({ scoredBy }) => scoredBy === 'browser')?.score ?? null,
  }
}

const noScore = { score: null, justification: '', flags: [], quotes: [], level: '', method: '' }

function scoreOf(kit: Kit, { score, justification, flags, quotes, method, competency }: StoredAnswer) {
  return { score, justification, flags, quotes, level: levelOf(kit, competency, score), method }
}

function levelOf({ rubric }: Kit, competency: string, score: number): string {
  const anchors = rubric.find((row) => row.competency === competency)?.anchors ?? []
  return anchors.find(({ from, to }) => from <= score && score <= to)?.text ?? ''
}

/** The report of an interview of any company, for a review by staff. It has ended, so nothing changes while it is read. */
export async function reportOfSession(db: Db, id: string, now: Date): Promise<{ report: SessionReport; company: string } | null> {
  const session = await findSession(db, id)
  return session && { report: await reportIn(db, session, now), company: await findCompanyName(db, session.employerId) }
}
