import { apiQuery } from '#platform/web/api-queries.ts'
import type { assistantFeedback } from '../feedback-contract.ts'

export const assistantFeedbackReport = apiQuery<typeof assistantFeedback>()('GET /api/admin/assistant-feedback', {})
