import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { namesOf } from '#features/assistant-answers/server/reading/company-names.ts'
import { detectIntent } from '#features/assistant-answers/server/reading/detect-intent.ts'

const Questions = z.record(z.string(), z.array(z.string()))
export const companies = namesOf([{ companyName: 'Lotus Care Hospital' }, { companyName: 'Sunrise Logistics' }])

/** The key names a topic too: "articles/gratuity". */
type Question = { readonly key: string; readonly intent: string; readonly message: string }

export function questionsIn(name: string): Question[] {
  return questionsOf(Questions.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))))
}

export function questionsOf(groups: Readonly<Record<string, readonly string[]>>): Question[] {
  return Object.entries(groups).flatMap(([key, messages]) => {
    return messages.map((message) => ({ key, intent: key.split('/')[0] ?? key, message }))
  })
}

export function rightOf(questions: readonly Omit<Question, 'key'>[], detect = detectIntent): number {
  const right = questions.filter(
    ({ intent, message }) => detect({ message, context: 'career_advice', companies }).intent === intent,
  )
  return right.length
}

export function shareRight(questions: readonly Omit<Question, 'key'>[]): number {
  return rightOf(questions) / questions.length
}
