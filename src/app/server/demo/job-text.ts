import type { Draw } from './draw.ts'
import type { JobFacts } from './job-facts.ts'
import type { World } from './world.ts'

/** "an HR Executive", "a UI/UX Designer", "an MIS Executive": by the sound, which for initials is the sound of a letter. */
export function withArticle(noun: string): string {
  const [first = ''] = noun.split(/[\s/-]/)
  const isSpelledOut = /^[A-Z&.\d]{2,}$/.test(first)
  const startsWithVowel = isSpelledOut ? /^[AEFHILMNORSX8]/.test(first) : /^[aeio]|^u(?!ni|se|ti)/i.test(first)
  return `${startsWithVowel ? 'an' : 'a'} ${noun}`
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

type Said = { readonly skills: readonly string[]; readonly said: readonly string[] }

/** Sixty to a hundred and fifty words, in paragraphs. */
export function descriptionOf(world: World, facts: JobFacts, { skills, said }: Said, draw: Draw): string {
  const { phrases } = world.content
  const duties = draw.some(facts.role.duties, draw.between(3, 4))
  const paragraphs = [
    [opening(world, facts, draw), draw.chance(0.75) ? facts.employer.line : ''],
    [draw.pick(phrases.duties), ...duties],
    [draw.pick(phrases.skills).replace('{skills}', listed(skills.slice(0, 3))), experience(world, facts, draw)],
    [...conditions(world, facts, draw), ...said, closing(world, facts, draw)],
    [otherScript(world, facts, draw)],
  ]
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n')
}

function opening({ content: { phrases } }: World, { title, employer, place, role }: JobFacts, draw: Draw): string {
  const isMany = role.tags.includes('many') && draw.chance(0.5)
  const area = place && place.areas.length > 0 && draw.chance(0.6) ? draw.pick(place.areas) : null
  const at = !place
    ? 'to work from home'
    : area
      ? `in ${area}, ${place.city}`
      : `at its ${employer.sector.where} in ${place.city}`
  return draw
    .pick(isMany ? phrases.manyOpenings : phrases.openings)
    .replace('{company}', employer.name)
    .replace('{a title}', withArticle(title))
    .replace('{title}', title)
    .replace('{count}', String(draw.between(3, 25)))
    .replace('{at}', at)
}

function experience({ content: { phrases } }: World, { level, tags }: JobFacts, draw: Draw): string {
  return draw.pick(phrases.experience[tags.includes('fresher') || tags.includes('management_trainee') ? 'fresher' : level])
}

function conditions({ content: { phrases } }: World, { role, place, jobType }: JobFacts, draw: Draw): string[] {
  const hours = place ? (phrases.settings[role.setting]?.hours ?? []) : phrases.remoteHours
  const kind = jobType === 'full-time' ? '' : draw.pick(phrases.jobTypes[jobType])
  // Part-time has hours of its own.
  return [jobType === 'part-time' ? '' : draw.pick(hours), kind]
}

type Tagged = World['content']['phrases']['demographics'][string][number]

export function taggedFor(all: readonly Tagged[], setting: string): Tagged[] {
  return all.filter(({ settings }) => !settings || settings.includes(setting))
}

function closing({ content: { phrases } }: World, { role, employer }: JobFacts, draw: Draw): string {
  const isDesk = phrases.settings[role.setting]?.isDesk
  return draw.pick(phrases.closings[isDesk ? 'desk' : 'floor']).replace('{hr}', employer.hr)
}

/** More often where the work is with people of the place than at a desk. */
function otherScript({ content: { phrases } }: World, { place, role, level }: JobFacts, draw: Draw): string {
  const isLocal = !phrases.settings[role.setting]?.isDesk || role.tags.includes('language')
  if (!place || level === 'senior' || !draw.chance(isLocal ? 0.3 : 0.04)) return ''
  return draw.pick(phrases.scripts[place.language] ?? phrases.scripts['Hindi'] ?? [])
}
