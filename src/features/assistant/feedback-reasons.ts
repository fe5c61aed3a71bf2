/** The possible faults of an answer. */
export const feedbackReasons = {
  'not-answered': 'It does not answer my question',
  incorrect: 'Something in it is incorrect',
  outdated: 'It is out of date',
  language: 'I wanted another language',
  other: 'Something else',
} as const

export type FeedbackReason = keyof typeof feedbackReasons

export const longestComment = 500
