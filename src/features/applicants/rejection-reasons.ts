/** The reasons for a rejection. The candidate reads the sentence; the team sees the reason. A fixed list, so that nobody has to find words. */
export const rejectionReasons = [
  'experience',
  'skills',
  'location',
  'notice',
  'pay',
  'requirement',
  'other_candidate',
  'position_filled',
  'incomplete',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

type Wording = { readonly label: string; readonly sentence: string }

export const rejectionWordings: Readonly<Record<RejectionReason, Wording>> = {
  experience: {
    label: 'Not enough experience for this job',
    sentence:
      'Thank you for applying. For this job they looked for more experience in this kind of work. Your other applications aren’t affected.',
  },
  skills: {
    label: 'A skill the job needs is missing',
    sentence:
      'Thank you for applying. For this job they needed a skill that they didn’t find in your CV. Your other applications aren’t affected.',
  },
  location: {
    label: 'Too far from the place of work',
    sentence:
      'Thank you for applying. They looked for somebody who lives nearer to the place of work. Your other applications aren’t affected.',
  },
  notice: {
    label: 'Notice period too long',
    sentence: 'Thank you for applying. They need somebody who can start sooner. Your other applications aren’t affected.',
  },
  pay: {
    label: 'Pay wanted is above the budget',
    sentence:
      'Thank you for applying. The pay you asked for is above what they can offer for this job. Your other applications aren’t affected.',
  },
  requirement: {
    label: 'A requirement of the job is not met',
    sentence:
      'Thank you for applying. This job has a requirement that your answers or CV don’t meet. Your other applications aren’t affected.',
  },
  other_candidate: {
    label: 'Another candidate fits better',
    sentence:
      'Thank you for applying. They chose a candidate whose experience fits this job more closely. Your other applications aren’t affected.',
  },
  position_filled: {
    label: 'The position is filled',
    sentence: 'Thank you for applying. The position has been filled. Your other applications aren’t affected.',
  },
  incomplete: {
    label: 'The application is incomplete',
    sentence:
      'Thank you for applying. Your CV didn’t have enough detail for them to decide. A fuller CV helps with your next application.',
  },
}

export function isRejectionReason(text: string | null): text is RejectionReason {
  return rejectionReasons.some((reason) => reason === text)
}
