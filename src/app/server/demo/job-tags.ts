import type { SeededRandom } from './seeded-random.ts'
import type { JobFacts } from './job-facts.ts'

export type Tag =
  | 'immediate_joiner'
  | 'veteran'
  | 'returning_mother'
  | 'female_professional'
  | 'early_joiner'
  | 'management_trainee'
  | 'fresher'

type Offer = Pick<JobFacts, 'role' | 'level' | 'jobType' | 'isUrgent'>
type Rule = { readonly tag: Tag; readonly odds: number; readonly fits: (offer: Offer) => boolean }

const isLasting = ({ jobType }: Offer): boolean => jobType === 'full-time'
const isPaidWork = ({ jobType }: Offer): boolean => jobType !== 'internship'
const isFirstJob = ({ level }: Offer): boolean => level === 'entry'

const rules: readonly Rule[] = [
  { tag: 'management_trainee', odds: 1, fits: ({ role }) => role.tags.includes('trainee') },
  { tag: 'immediate_joiner', odds: 0.75, fits: ({ isUrgent }) => isUrgent },
  { tag: 'fresher', odds: 1, fits: (offer) => !isPaidWork(offer) },
  { tag: 'fresher', odds: 0.45, fits: isFirstJob },
  { tag: 'returning_mother', odds: 0.3, fits: (offer) => offer.role.tags.includes('mothers') && isPaidWork(offer) },
  { tag: 'female_professional', odds: 0.28, fits: (offer) => offer.role.tags.includes('women') && isPaidWork(offer) },
  { tag: 'veteran', odds: 0.45, fits: (offer) => offer.role.tags.includes('veterans') && isLasting(offer) },
  { tag: 'early_joiner', odds: 0.14, fits: (offer) => isLasting(offer) && !isFirstJob(offer) && !offer.isUrgent },
  { tag: 'immediate_joiner', odds: 0.08, fits: (offer) => isLasting(offer) && isFirstJob(offer) },
]

/** At most two groups, so that a job addresses somebody in particular. */
export function demographicsOf(offer: Offer, draw: SeededRandom): Tag[] {
  const found = rules.filter(({ odds, fits }) => fits(offer) && draw.chance(odds)).map(({ tag }) => tag)
  const isForBeginners = found.includes('fresher') || found.includes('management_trainee')
  // A job for beginners is not offered to veterans, because military service counts as experience.
  return [...new Set(found)].filter((tag) => !(tag === 'veteran' && isForBeginners)).slice(0, 2)
}
