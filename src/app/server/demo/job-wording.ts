import type { Appeal, Phrases } from './content.ts'
import type { SeededRandom } from './seeded-random.ts'
import { type JobFacts, settingOf } from './job-facts.ts'
import type { DemoWorld } from './demo-world.ts'

/** Choices on which the text, the requirements and the benefits of a job must agree. */
export type JobWording = {
  readonly skills: readonly string[]
  readonly experience: Phrases['experience']['entry'][number]
  readonly appeals: readonly Appeal[]
}

export function wordingOf({ content: { phrases } }: DemoWorld, facts: JobFacts, draw: SeededRandom): JobWording {
  return {
    skills: draw.some(facts.role.skills, draw.between(3, 5)),
    experience: draw.pick(phrases.experience[experienceOf(facts)]),
    appeals: facts.tags.flatMap((tag) => draw.some(fitting(phrases.demographics[tag] ?? [], facts), 1)),
  }
}

function experienceOf({ jobType, level, tags, title }: JobFacts): keyof Phrases['experience'] {
  if (jobType === 'internship') return 'student'
  const isFirstJob = tags.includes('fresher') || tags.includes('management_trainee') || /Trainee|Apprentice|Articled/.test(title)
  return isFirstJob ? 'fresher' : level
}

function fitting(appeals: readonly Appeal[], facts: JobFacts): Appeal[] {
  const setting = settingOf(facts)
  return appeals.filter(
    ({ settings, jobTypes }) => (!settings || settings.includes(setting)) && (!jobTypes || jobTypes.includes(facts.jobType)),
  )
}
