/** What is scored of an answer, and how a score was made, as it is stored with it. */

/** Characters, typed, dictated or spoken. More is not scored. */
export const longestAnswer = 8_000
export const answerTooLong = `Please use at most ${longestAnswer.toLocaleString('en-IN')} characters`

/** The checklist of score-answer.ts. */
export const practiceMethod = 'practice-rubric-1'
/** Two readings by a language model. */
export const modelMethod = 'language-model-1'
