/** How a score was made, as it is stored with it. */

/** The checklist of score-answer.ts. */
export const practiceMethod = 'practice-rubric-1'
/** Two readings by a language model. */
export const modelMethod = 'language-model-1'
