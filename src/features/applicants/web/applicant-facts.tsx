import type { Applicant } from '../contract.ts'

/** "3 years · Pune, Maharashtra · ₹6,00,000 a year · 30 days' notice" */
export function factsText({ years, place, payWanted, noticeDays }: Applicant): string {
  return [
    years === null ? '' : years === 1 ? '1 year' : `${years} years`,
    place,
    payWanted === null ? '' : `wants ₹${payWanted.toLocaleString('en-IN')} a year`,
    noticeText(noticeDays),
  ]
    .filter(Boolean)
    .join(' · ')
}

function noticeText(days: number | null): string {
  if (days === null) return ''
  return days === 0 ? 'can start now' : `${days} days’ notice`
}

export function scoreText(score: number | null): string {
  return score === null ? '–' : score.toFixed(1)
}
