import { type Db, inSnapshot, type Tx } from '#platform/server/db.ts'
import type { Feedback, MockInterview, MockSummary } from '../contract.ts'
import { findMock, listSteps, type MockRow, type MockStep } from './queries.ts'

export const isAnswered = ({ outcome }: MockStep): boolean => outcome === 'answered'

export function presentSummary(row: MockRow, answered: number): MockSummary {
  const { id, industry, roleArea, level, status, createdAt, endedAt, kit } = row
  const weightedScore = Number(row.weightedScore)
  return {
    id,
    industry,
    roleArea,
    level,
    status,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    answered,
    total: kit.questions.length,
    weightedScore: weightedScore > 0 ? weightedScore : null,
  }
}

/** Reads in the transaction that has read or locked the row: the interview must not go on in between. */
export async function presentMock(tx: Tx, row: MockRow): Promise<MockInterview> {
  const steps = await listSteps(tx, row.id)
  return {
    ...presentSummary(row, steps.filter(isAnswered).length),
    current: row.status === 'in_progress' ? currentOf(row, steps) : null,
    feedback: steps.flatMap((step) => feedbackOn(row, step)),
  }
}

/** Null unless it belongs to this person. */
export async function readMock(db: Db, userId: string, id: string): Promise<MockInterview | null> {
  return inSnapshot(db, async (tx) => {
    const row = await findMock(tx, userId, id)
    return row ? presentMock(tx, row) : null
  })
}

function currentOf({ kit, turn }: MockRow, steps: readonly MockStep[]): MockInterview['current'] {
  const step = steps.find(({ outcome }) => outcome === null)
  const question = step && kit.questions[step.position - 1]
  if (!question) return null
  const { id: questionId, competency, timeLimit } = question
  const kind = step.followUp === null ? 'question' : 'follow-up'
  return { turn, kind, questionId, competency, timeLimit, text: step.followUp ?? question.text }
}

function feedbackOn({ kit }: MockRow, step: MockStep): Feedback[] {
  const { position, outcome, answer, followUp, followUpAnswer, score, justification, quotes, advice } = step
  const question = kit.questions[position - 1]
  if (outcome === null || !question) return []
  const { id: questionId, text, competency, expectedAnswer, assessmentCriteria } = question
  return [
    {
      questionId,
      question: text,
      competency,
      outcome,
      answer: answer ?? '',
      followUp,
      followUpAnswer: followUpAnswer ?? '',
      score,
      justification,
      quotes: [...quotes],
      advice: [...advice],
      expectedAnswer,
      assessmentCriteria: [...assessmentCriteria],
    },
  ]
}
