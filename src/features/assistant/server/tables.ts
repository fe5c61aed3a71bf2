import type { Generated } from 'kysely'
import type { FeedbackReason } from '../feedback-reasons.ts'

type AssistantFeedbackTable = {
  id: string
  userId: string | null
  messageId: string
  isHelpful: boolean
  reason: FeedbackReason | null
  comment: string | null
  question: string | null
  answer: string | null
  source: 'template_based' | 'ai'
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    assistantFeedback: AssistantFeedbackTable
  }
}
