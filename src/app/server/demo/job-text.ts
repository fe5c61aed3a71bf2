import type { SeededRandom } from './seeded-random.ts'
import { type JobFacts, settingOf } from './job-facts.ts'
import type { JobWording } from './job-wording.ts'
import type { DemoWorld } from './demo-world.ts'

const isSaidAsWord = /^(NEET|CAD)$/

/** The noun with its article: "an HR Executive", "a UI/UX Designer", "an MIS Executive". The sound decides; initials sound as their letters. */
export function withArticle(noun: string): string {
  const [first = ''] = noun.split(/[\s/-]/)
  const isSpelledOut = /^[A-Z&.\d]{2,}$/.test(first) && !isSaidAsWord.test(first)
  const startsWithVowel = isSpelledOut ? /^[AEFHILMNORSX8]/.test(first) : /^[aeio]|^u(?!ni|se|ti)/i.test(first)
  return `${startsWithVowel ? 'an' : 'a'} ${noun}`
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** A description of 60 to 150 words, in paragraphs. */
export function descriptionOf(world: DemoWorld, facts: JobFacts, wording: JobWording, draw: SeededRandom): string {
  const { phrases } = world.content
  const { skills, experience, appeals } = wording
  const count = appeals.length > 1 ? 3 : 4
  const leading = facts.level === 'senior' ? draw.some(phrases.leading, 2) : []
  const duties = [...draw.some(facts.role.duties, count - leading.length), ...leading]
  const paragraphs = [
    [opening(world, facts, draw), draw.chance(0.8) ? facts.employer.line : ''],
    [draw.pick(phrases.duties), ...duties],
    [draw.pick(phrases.skills).replace('{skills}', listed(skills.slice(0, 3))), experience.sentence],
    [...hours(world, facts, wording, draw), ...appeals.map(({ sentence }) => sentence), closing(world, facts, draw)],
    [otherScript(world, facts, draw)],
  ]
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
}

function opening({ content: { phrases } }: DemoWorld, facts: JobFacts, draw: SeededRandom): string {
  const isMany = facts.role.tags.includes('many') && facts.level === 'entry' && draw.chance(0.5)
  return draw
    .pick(isMany ? phrases.manyOpenings : phrases.openings)
    .replace('{company}', facts.employer.name)
    .replace('{a title}', withArticle(facts.title))
    .replace('{title}', facts.title)
    .replace('{count}', String(draw.between(3, 25)))
    .replace('{at}', whereOf(facts, draw))
}

function whereOf({ place, employer, role }: JobFacts, draw: SeededRandom): string {
  if (!place) return 'for remote work'
  if (place.areas.length > 0 && draw.chance(0.6)) return `in ${draw.pick(place.areas)}, ${place.city}`
  return `${['office', 'desk'].includes(role.setting) ? 'at its office' : employer.sector.where} in ${place.city}`
}

/** A sentence about working hours. Part-time work and some benefits have their own. */
function hours({ content: { phrases } }: DemoWorld, facts: JobFacts, { appeals }: JobWording, draw: SeededRandom): string[] {
  const { jobType } = facts
  const usual = draw.pick(phrases.settings[settingOf(facts)]?.hours ?? [])
  const kind = jobType === 'full-time' ? '' : draw.pick(phrases.jobTypes[jobType])
  return [jobType === 'part-time' || appeals.some(({ setsHours }) => setsHours) ? '' : usual, kind]
}

function closing({ content: { phrases } }: DemoWorld, facts: JobFacts, draw: SeededRandom): string {
  const isDesk = phrases.settings[settingOf(facts)]?.isDesk
  return draw.pick(phrases.closings[isDesk ? 'desk' : 'floor']).replace('{hr}', facts.employer.hr)
}

/** A sentence in another script, more often for work with local people than in an office. */
function otherScript({ content: { phrases } }: DemoWorld, { place, role, level }: JobFacts, draw: SeededRandom): string {
  const isLocal = !phrases.settings[role.setting]?.isDesk || role.tags.includes('language')
  if (!place || level === 'senior' || !draw.chance(isLocal ? 0.3 : 0.04)) return ''
  return draw.pick(phrases.scripts[place.language] ?? phrases.scripts['Hindi'] ?? [])
}
