import type { Responses } from './contract.ts'

/** With fewer, the figures would describe one week or one person rather than the company. */
export const leastApplications = 5

/** Null while there are too few for fair figures. */
export function fairResponses(responses: Responses): Responses | null {
  return responses.applications < leastApplications ? null : responses
}

export function answeredPercent({ applications, answered }: Responses): number {
  return applications === 0 ? 0 : Math.round((answered / applications) * 100)
}

/** Rounded to periods that people plan with. */
export function daysText(days: number): string {
  const whole = Math.max(1, Math.round(days))
  return whole === 1 ? 'within a day' : `within ${whole} days`
}

const counted = new Intl.NumberFormat('en-IN')

/** "70% get an answer, half within 3 days (12 applications)". */
export function answersText(responses: Responses): string {
  const soon = responses.medianDays === null ? '' : `, half ${daysText(responses.medianDays)}`
  return `${answeredPercent(responses)}% get an answer${soon} (${counted.format(responses.applications)} applications)`
}

/** "1001-5000" in the Indian number format. */
export function peopleText(size: string): string {
  return size.replaceAll(/\d{4,}/g, (figure) => Number(figure).toLocaleString('en-IN')).replace(/(?<=\d)-(?=\d)/, '–')
}
