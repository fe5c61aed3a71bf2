/** The public API of the assistant's model for other features. */
export { accountOf, companyAccountOf } from './budget.ts'
export { openModelAnswers } from './model-answers.ts'
export { completePaid, type Model, reasonOf } from './paid-completion.ts'
