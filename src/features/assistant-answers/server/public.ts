/** The public API of the template engine. */
export { openTemplateAnswers, type TemplateAnswer } from './answer-question.ts'
