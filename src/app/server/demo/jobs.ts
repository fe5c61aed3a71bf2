import { demoId } from './demo-id.ts'
import { type SeededRandom, seededRandomFor, streams } from './seeded-random.ts'
import { jobFacts, type JobFacts, settingOf } from './job-facts.ts'
import { type JobWording, wordingOf } from './job-wording.ts'
import { descriptionOf } from './job-text.ts'
import type { DemoWorld } from './demo-world.ts'

/** Row `index` of an endless list; the keys are columns. It does not depend on how many rows are made. */
export function jobRow(world: DemoWorld, index: number) {
  const draw = seededRandomFor(world.seed, streams.jobs, index)
  const facts = jobFacts(world, index, draw)
  const wording = wordingOf(world, facts, draw)
  return {
    id: demoId(world.seed, 'job', index),
    title: facts.title,
    company: facts.employer.name,
    description: descriptionOf(world, facts, wording, draw),
    location: facts.place ? `${facts.place.city}, ${facts.place.state}` : 'Remote, India',
    job_type: facts.jobType,
    experience_level: facts.level,
    company_logo: null,
    requirements: requirementsOf(facts, wording),
    benefits: benefitsOf(world, facts, wording, draw),
    demographics: facts.tags,
    salary_min: facts.salaryMin,
    salary_max: facts.salaryMax,
    urgent_hiring: facts.isUrgent,
    posted_by: facts.employer.id,
    is_active: facts.isActive,
    created_at: facts.createdAt.toISOString(),
    updated_at: facts.createdAt.toISOString(),
    expires_at: facts.expiresAt.toISOString(),
  }
}

/** The indexes of the first `jobs` rows, in the order in which they were posted. */
export function inOrderOfTime(world: DemoWorld, jobs: number): number[] {
  const postedAt = (index: number): number =>
    jobFacts(world, index, seededRandomFor(world.seed, streams.jobs, index)).createdAt.getTime()
  return Array.from({ length: jobs }, (_, index) => ({ index, at: postedAt(index) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ index }) => index)
}

function requirementsOf({ role, place, level }: JobFacts, { experience, skills }: JobWording): string[] {
  const languages = place && role.tags.includes('language') ? [...new Set([place.language, 'Hindi'])] : []
  const spoken = languages.length > 0 ? [`Spoken ${languages.join(' and ')}`] : []
  const needs =
    level === 'senior' ? role.needs.map((need) => need.replace(/^(10th or )?12th pass( or graduate)?/, 'Graduate')) : role.needs
  return [...needs, experience.short, ...spoken, ...skills.map(capital)]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Wages up to this amount a month are covered by the Employees' State Insurance. */
const esiLimit = 21_000 * 12
const internPerks = ['Job offer for good work', 'Free lunch', 'Flexible days during examinations']

function benefitsOf({ content: { phrases } }: DemoWorld, facts: JobFacts, { appeals }: JobWording, draw: SeededRandom): string[] {
  const own = appeals.flatMap(({ perk }) => perk ?? [])
  if (facts.jobType === 'internship')
    return unique(own, ['Monthly stipend', 'Certificate', 'Named mentor', draw.pick(internPerks)])
  const perks = phrases.settings[settingOf(facts)]?.perks ?? []
  const isLasting = facts.jobType === 'full-time'
  const open = isLasting ? perks : perks.filter((perk) => !/gratuity|bonus|leave of|term life/i.test(perk))
  return unique(own, isLasting ? insurance(facts) : [], draw.some(open, draw.between(2, 3)))
}

function insurance({ salaryMax, salaryMin }: JobFacts): string[] {
  const top = salaryMax ?? salaryMin
  const medical = top === null ? [] : [top <= esiLimit ? 'ESI medical cover' : 'Health insurance for the family']
  return ['Provident fund (PF)', ...medical]
}

function unique(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())]
}
