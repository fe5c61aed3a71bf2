import { oneCityName } from '#features/jobs/city-names.ts'
import type { ExperienceLevel } from '#features/jobs/contract.ts'
import { brand } from '#features/site/brand.ts'
import { isAnyCompany } from '#features/wishes/rules.ts'

/** The facts about a person that are compared with jobs. */
export type JobSeeker = {
  readonly role: string
  /** By source, because the reason names the source. */
  readonly skills: { readonly cv: readonly string[]; readonly profile: readonly string[] }
  readonly place: string
  /** Whole years of experience; null if unknown. */
  readonly years: number | null
}

/** The wish that a job matches. */
export type AnsweredWish = { readonly role: string; readonly company: string; readonly isElsewhere: boolean }

export type OfferedJob = {
  readonly id: string
  readonly title: string
  readonly location: string
  readonly experienceLevel: ExperienceLevel
  readonly requirements: readonly string[]
  readonly description: string
  readonly urgentHiring: boolean
}

export type Facts = {
  readonly seeking: JobSeeker
  /** Keyed by the id of the job. */
  readonly wishes: ReadonlyMap<string, AnsweredWish>
  /** The jobs that the person has applied for or saved. */
  readonly settled: ReadonlySet<string>
}

const recommended = 3
const wishPoints = 6
const rolePoints = 4
const skillPoints = 2
const skillsCounted = 4
const placePoints = 3
const levelPoints = 1
const skillsNamed = 3
const reasonsNamed = 3

type Point = { readonly points: number; readonly sentence: string }

/** The best matches with their reasons; without any data, the first urgent jobs. Jobs that the person has applied for or saved are left out. */
export function recommendedAmong<J extends OfferedJob>(offers: readonly J[], { seeking, wishes, settled }: Facts) {
  return offers
    .filter(({ id }) => !settled.has(id))
    .map((job) => ({ job, ...fitOf(job, seeking, wishes.get(job.id)) }))
    .toSorted((a, b) => b.points - a.points || Number(b.job.urgentHiring) - Number(a.job.urgentHiring))
    .slice(0, recommended)
    .map(({ job, reason }) => ({ ...job, reason }))
}

/** How well a job fits. Every reason can be checked in the wish, the CV, the profile or the job. */
function fitOf(job: OfferedJob, seeking: JobSeeker, wish: AnsweredWish | undefined) {
  const found = [wishPoint(wish), skillPoint(job, seeking), rolePoint(job, seeking), placePoint(job, seeking)]
  const isFit = found.some(({ points }) => points > 0)
  // Many thousands of jobs have the same level, so the level alone is no reason.
  const all = (isFit ? [...found, levelPoint(job, seeking)] : []).filter(({ points }) => points > 0)
  const sentences = all.map(({ sentence }) => sentence).slice(0, reasonsNamed)
  return { points: all.reduce((sum, { points }) => sum + points, 0), reason: sentences.join(' · ') || `New on ${brand.name}` }
}

const nothing: Point = { points: 0, sentence: '' }

function wishPoint(wish: AnsweredWish | undefined): Point {
  if (!wish) return nothing
  const where = isAnyCompany(wish.company) ? '' : wish.isElsewhere ? ', at a different company' : ` at ${wish.company}`
  return { points: wishPoints, sentence: `Matches your wish: ${wish.role}${where}` }
}

function skillPoint(job: OfferedJob, { skills }: JobSeeker): Point {
  const text = spaced([job.title, ...job.requirements, job.description].join(' '))
  const namedInJob = (named: readonly string[]): string[] => named.filter((skill) => isIn(text, skill))
  const [inCv, inProfile] = [namedInJob(skills.cv), namedInJob(skills.profile)]
  const count = new Set([...inCv, ...inProfile].map(spaced)).size
  const [named, where] = inCv.length > 0 ? [inCv, 'CV'] : [inProfile, 'profile']
  if (count === 0) return nothing
  const sentence = `Needs ${listed(named.slice(0, skillsNamed))} – ${named.length === 2 ? 'both ' : ''}on your ${where}`
  return { points: Math.min(count, skillsCounted) * skillPoints, sentence }
}

function rolePoint({ title }: OfferedJob, { role }: JobSeeker): Point {
  const words = wordsOf(title)
  return wordsOf(role).some((word) => words.includes(word))
    ? { points: rolePoints, sentence: `Similar to your job as ${role}` }
    : nothing
}

function placePoint({ location }: OfferedJob, { place }: JobSeeker): Point {
  const city = location.split(/[,(/]/)[0]?.trim() ?? ''
  return isIn(spaced(place), city) ? { points: placePoints, sentence: `In ${city}, where you live` } : nothing
}

const yearsOf: Readonly<Record<ExperienceLevel, readonly [from: number, to: number, text: string]>> = {
  entry: [0, 2, '0–2 years'],
  mid: [3, 5, '3–5 years'],
  senior: [6, Infinity, '6+ years'],
}

function levelPoint({ experienceLevel }: OfferedJob, { years }: JobSeeker): Point {
  const [from, to, text] = yearsOf[experienceLevel]
  if (years === null || years < from || years > to) return nothing
  return { points: levelPoints, sentence: `Fits your ${text} of experience` }
}

/** The words of a role that name a skill, for a search. */
export function tradeOf(role: string): string {
  return wordsOf(role).join(' ')
}

/** Words of a title that name a rank or a kind of work, and no trade: two engineers may have nothing else in common. */
const ranks = new Set(
  'senior junior lead assistant associate head chief trainee intern engineer developer manager executive officer specialist of and'.split(
    ' ',
  ),
)

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).map(oneCityName).filter((word) => !ranks.has(word))
}

/** With a space at either end, so that only whole words match. */
function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

function isIn(text: string, part: string): boolean {
  return wordsOf(part).length > 0 && text.includes(spaced(part))
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
