/** What is known of a person that a job can be held against. */
export type Seeking = { readonly role: string; readonly skills: readonly string[]; readonly place: string }

export type Offered = {
  readonly title: string
  readonly location: string
  readonly requirements: readonly string[]
  readonly description: string
}

export type Fit = { readonly points: number; readonly reason: string }

const rolePoints = 4
const skillPoints = 2
const skillsCounted = 4
const placePoints = 3
const skillsNamed = 3

/** How well a job fits, and why, in words that the person can check. No points and no reason when nothing speaks for it. */
export function fitOf(job: Offered, { role, skills, place }: Seeking): Fit {
  const isRole = wordsOf(role).some((word) => wordsOf(job.title).includes(word))
  const text = ` ${wordsOf([job.title, ...job.requirements, job.description].join(' ')).join(' ')} `
  const asked = skills.filter((skill) => wordsOf(skill).length > 0 && text.includes(` ${wordsOf(skill).join(' ')} `))
  const city = cityOf(job.location)
  const isNear = city !== '' && ` ${wordsOf(place).join(' ')} `.includes(` ${wordsOf(city).join(' ')} `)
  const reasons = [
    ...(asked.length > 0 ? [`asks for ${listed(asked.slice(0, skillsNamed))}`] : []),
    ...(isRole ? [`like your work as ${role}`] : []),
    ...(isNear ? [`in ${city}`] : []),
  ]
  const skillSum = Math.min(asked.length, skillsCounted) * skillPoints
  return { points: (isRole ? rolePoints : 0) + skillSum + (isNear ? placePoints : 0), reason: sentence(reasons) }
}

/** The words of a role that name what one can do, for a search. */
export function tradeOf(role: string): string {
  return wordsOf(role).join(' ')
}

function cityOf(location: string): string {
  return location.split(/[,(/]/)[0]?.trim() ?? ''
}

/** The same town under its two names. */
const otherNames: Readonly<Record<string, string>> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  gurgaon: 'gurugram',
  poona: 'pune',
}

/** Words of a title that say a rank or a form of work, and no trade: two engineers may have nothing else in common. */
const ranks = new Set(
  'senior junior lead assistant associate head chief trainee intern engineer developer manager executive officer specialist of and'.split(
    ' ',
  ),
)

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [])
    .map((word) => otherNames[word] ?? word)
    .filter((word) => !ranks.has(word))
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

function sentence(reasons: readonly string[]): string {
  const text = reasons.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
