import type { z } from 'zod'
import type { NewFeedback } from '#features/recruiter-feedback/contract.ts'

let made = 0

/** A report about a recruiter. Each call names another person at another company. */
export function aReport(over: Readonly<Record<string, unknown>> = {}): z.input<typeof NewFeedback> & Record<string, unknown> {
  made += 1
  return {
    categoryId: 'bfsi',
    subcategoryId: 'fintech',
    experienceLevel: 'mid',
    companyName: `Company ${made}x`,
    recruiterName: `Recruiter ${made}x`,
    recruiterEmail: `recruiter-${made}@company-${made}.example`,
    actualQuestions: ['Tell me about yourself'],
    assessmentCriteria: ['Communication'],
    interviewProcess: ['HR round'],
    timeframe: '1 to 2 weeks',
    salaryMin: 400_000,
    salaryMax: 800_000,
    ...over,
  }
}
