import { expect } from 'vitest'
import type { ChatAnswer } from '#features/assistant/contract.ts'
import type { Person } from '../portal.ts'

/** Returns the assistant's answer to this person. */
export async function ask(person: Person, message: string): Promise<ChatAnswer> {
  const answer = await person.call('POST /api/ai/chat', { message })
  expect([answer.statusCode, message]).toEqual([200, message])
  return answer.json()
}
