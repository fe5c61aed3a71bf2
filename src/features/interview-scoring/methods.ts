/** Limits of scoring, and the names of the scoring methods as they are stored. */

/** In characters, typed, dictated or spoken. The rest is not scored. */
export const longestAnswer = 8_000
export const answerTooLong = `Please use at most ${longestAnswer.toLocaleString('en-IN')} characters`

/** The checklist of score-answer.ts. */
export const practiceMethod = 'practice-rubric-1'
/** Two readings by a language model. */
export const modelMethod = 'language-model-1'
