/** The public API of the model of the assistant. */
export { openModelAnswers } from './model-answers.ts'
