import { type AnswerInput, type Draft, openAction } from './answer.ts'
import { answerUnknown } from './courtesies.ts'

export async function answerProduct(input: AnswerInput): Promise<Draft> {
  const { meaning, caller, now, tools } = input
  if (meaning.topic === null) return answerUnknown(input)
  const { data } = await tools.productHelp.run({ topic: meaning.topic, language: meaning.language }, { caller, now })
  const logIn = caller.kind === 'visitor' ? [openAction('Log in', '/auth')] : []
  return { content: data.text, actions: data.link ? [openAction(data.link.text, data.link.path)] : logIn }
}
