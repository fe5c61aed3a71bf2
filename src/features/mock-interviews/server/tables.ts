import type { Generated, JSONColumnType } from 'kysely'
import type { Industry, Level, RoleArea } from '#features/interview-preparation/choices.ts'
import type { MockKit } from '../mock-kit.ts'

type MockInterviewsTable = {
  id: string
  userId: string
  industry: Industry
  roleArea: RoleArea | null
  level: Level
  kit: JSONColumnType<MockKit>
  status: Generated<'in_progress' | 'completed'>
  turn: Generated<number>
  weightedScore: Generated<string | number>
  createdAt: Generated<Date>
  endedAt: Generated<Date | null>
}

type MockAnswersTable = {
  mockId: string
  position: number
  questionId: string
  followUp: Generated<string | null>
  answer: Generated<string | null>
  followUpAnswer: Generated<string | null>
  confidence: Generated<string | number | null>
  outcome: Generated<'answered' | 'skipped' | null>
  score: Generated<number | null>
  notAssessed: Generated<string | null>
  justification: Generated<string>
  quotes: Generated<readonly string[]>
  advice: Generated<readonly string[]>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    mockInterviews: MockInterviewsTable
    mockAnswers: MockAnswersTable
  }
}
