import type { Draw } from './draw.ts'
import { demoId } from './demo-id.ts'
import { drawForJob, jobFacts, type JobFacts } from './job-facts.ts'
import { descriptionOf, taggedFor } from './job-text.ts'
import type { World } from './world.ts'

/** The names of the columns, because rows go to the database as they are. */
export type JobRow = ReturnType<typeof jobRow>

/** Row `index` of an endless list: it does not depend on how many are made. */
export function jobRow(world: World, index: number) {
  const draw = drawForJob(world, index)
  const facts = jobFacts(world, index, draw)
  const skills = draw.some(facts.role.skills, draw.between(3, 5))
  const said = facts.tags.map((tag) => draw.pick(taggedFor(world.content.phrases.demographics[tag] ?? [], facts.role.setting)))
  return {
    id: demoId(world.seed, 'job', index),
    title: facts.title,
    company: facts.employer.name,
    description: descriptionOf(world, facts, { skills, said: said.map(({ sentence }) => sentence) }, draw),
    location: facts.place ? `${facts.place.city}, ${facts.place.state}` : 'Remote, India',
    job_type: facts.jobType,
    experience_level: facts.level,
    requirements: requirementsOf(facts, skills, draw),
    benefits: benefitsOf(
      world,
      facts,
      said.flatMap(({ perk }) => perk ?? []),
      draw,
    ),
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

const years = {
  entry: ['0–1 year of experience', '0–2 years of experience', '1–2 years of experience'],
  mid: ['3–5 years of experience', '3+ years of experience', '4–5 years of experience'],
  senior: ['6+ years of experience', '7–10 years of experience', '8+ years of experience'],
} as const

function requirementsOf({ role, level, tags, place }: JobFacts, skills: readonly string[], draw: Draw): string[] {
  const isFirstJob = tags.includes('fresher') || tags.includes('management_trainee')
  const spoken =
    place && role.tags.includes('language') ? [`Spoken ${place.language}${place.language === 'Hindi' ? '' : ' and Hindi'}`] : []
  return [...role.needs, isFirstJob ? 'Freshers can apply' : draw.pick(years[level]), ...spoken, ...skills.map(capital)]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Wages up to this sum a month are covered by the Employees' State Insurance. */
const esiLimit = 21_000 * 12

function benefitsOf({ content: { phrases } }: World, facts: JobFacts, own: readonly string[], draw: Draw): string[] {
  const { role, jobType, salaryMax, salaryMin } = facts
  const top = salaryMax ?? salaryMin
  if (jobType === 'internship')
    return [
      ...new Set([
        ...own,
        'Monthly stipend',
        'Certificate',
        'Named mentor',
        ...draw.some(['Job offer for good work', 'Free lunch', 'Flexible days during examinations'], 1),
      ]),
    ]
  const perks = phrases.settings[role.setting]?.perks ?? []
  const lasting =
    jobType === 'full-time'
      ? ['Provident fund (PF)', top !== null && top <= esiLimit ? 'ESI medical cover' : 'Health insurance for the family']
      : []
  const fitting = jobType === 'full-time' ? perks : perks.filter((perk) => !/gratuity|bonus|leave of|term life/i.test(perk))
  return [...new Set([...own, ...lasting, ...draw.some(fitting, draw.between(2, 3))])]
}
