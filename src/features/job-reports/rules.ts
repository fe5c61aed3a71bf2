import { moneyRequestOf } from '#features/job-posting/money-request.ts'
import type { ReportReason } from './contract.ts'

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  asks_for_money: 'It asks for money',
  not_real: 'The job is not real',
  wrong_facts: 'The facts are wrong',
}

/** The number of different people who put a job on hold, whatever its text says. */
const peopleForHold = 3

type Report = { readonly reason: ReportReason; readonly userId: string }
type JobText = Parameters<typeof moneyRequestOf>[0]

/** Whether the undecided reports are enough to hide the job until staff have decided. */
export function mustHold(reports: readonly Report[], job: JobText): boolean {
  if (new Set(reports.map(({ userId }) => userId)).size >= peopleForHold) return true
  return reports.some(({ reason }) => reason === 'asks_for_money') && moneyRequestOf(job) !== null
}
