/** The public API of the model of the assistant. */
export { accountOf, companyAccountOf } from './budget.ts'
export { openModelAnswers } from './model-answers.ts'
export { completePaid, type Model, reasonOf } from './paid-completion.ts'
