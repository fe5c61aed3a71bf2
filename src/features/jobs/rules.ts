import type { DemographicCode, ExperienceLevel, Job, JobType, Workplace } from './contract.ts'

export function isClosed(
  { isActive, expiresAt }: { readonly isActive: boolean; readonly expiresAt: Date | null },
  now: Date,
): boolean {
  return !isActive || (expiresAt !== null && expiresAt <= now)
}

export const jobTypeLabels: Readonly<Record<JobType, string>> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
}

export const experienceLabels: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry level (0–2 years)',
  mid: 'Mid level (3–5 years)',
  senior: 'Senior (6+ years)',
}

/** For a line of facts, which has no room for the name of the level. */
export const yearsLabels: Readonly<Record<ExperienceLevel, string>> = {
  entry: '0–2 years',
  mid: '3–5 years',
  senior: '6+ years',
}

export const workplaceLabels: Readonly<Record<Workplace, string>> = {
  on_site: 'On site',
  hybrid: 'Hybrid: partly from home',
  remote: 'Remote: from home',
}

/** How long the company waits for a person's notice period. */
export function noticeText(days: number): string {
  return days === 0 ? 'Immediate joining' : `Up to ${days} days`
}

export const demographicLabels: Readonly<Record<DemographicCode, string>> = {
  fresher: 'Freshers',
  management_trainee: 'Management trainees',
  veteran: 'Veterans',
  returning_mother: 'Returning mothers',
  female_professional: 'Female professionals',
  early_joiner: 'Early joiners',
  immediate_joiner: 'Immediate joiners',
}

const steps = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1_000, 'K'],
] as const

/** Abbreviated as usual in India, always with one decimal: ₹1.2Cr, ₹4.5L, ₹25.0K. */
export function shortRupees(rupees: number): string {
  const [unit, name] = steps.find(([least]) => rupees >= least) ?? []
  return unit === undefined ? `₹${rupees}` : `₹${(rupees / unit).toFixed(1)}${name}`
}

/** The pay per year. */
export function salaryText({ salaryMin: min, salaryMax: max }: Pick<Job, 'salaryMin' | 'salaryMax'>): string {
  if (min !== null && max !== null) return min === max ? shortRupees(min) : `${shortRupees(min)}–${shortRupees(max)}`
  if (min !== null) return `${shortRupees(min)}+`
  if (max !== null) return `Up to ${shortRupees(max)}`
  return 'Salary not stated'
}

/** The beginning of a text, cut between two words, without punctuation at its end. */
export function beginningOf(text: string, length: number): string {
  const cut = text.slice(0, length + 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s.,;:–-]+$/, '')}…`
}

/** The description without a first sentence that only repeats the title and the company, which are shown above it. */
export function newsOf({ title, company, description }: Pick<Job, 'title' | 'company' | 'description'>): string {
  const text = description.replaceAll(/\s+/g, ' ').trim()
  const [first = '', ...rest] = text.split(/(?<=[.!?।]) /u)
  const isKnown = [title, company].every((known) => first.toLowerCase().includes(known.toLowerCase()))
  return isKnown && rest.length > 0 ? rest.join(' ') : text
}
