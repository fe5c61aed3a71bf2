import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { completePaid, type Model } from '#features/assistant-model/server/public.ts'
import { type ModelScore, verifyReading } from '#features/interview-scoring/reading.ts'

const promptFile = path.resolve(import.meta.dirname, '../../../../content/interview-kits/model-prompt.md')
const maxTokens = 600

const Answer = z.strictObject({
  score: z.int().min(1).max(10).nullable(),
  quotes: z.array(z.string().max(600)).max(3),
})

/** The response format for the provider. The response is validated anyway. */
const format = {
  type: 'json_schema' as const,
  json_schema: {
    name: 'reading',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        score: { type: ['integer', 'null'], description: 'From 1 to 10; null without evidence' },
        quotes: { type: 'array', items: { type: 'string' } },
      },
      required: ['score', 'quotes'],
      additionalProperties: false,
    },
  },
}

type ScoringInput = {
  readonly competency: string
  readonly question: string
  readonly levels: readonly object[]
  readonly answer: string
}

/** Makes two independent requests, with the levels of the rubric in both orders. Null if a response cannot be verified. */
export async function readTwice(model: Model, material: ScoringInput, text: string): Promise<[ModelScore, ModelScore] | null> {
  const [first, second] = await Promise.all([
    readOnce(model, material, text),
    readOnce(model, { ...material, levels: material.levels.toReversed() }, text),
  ])
  return first && second ? [first, second] : null
}

async function readOnce(model: Model, material: ScoringInput, text: string): Promise<ModelScore | null> {
  const written = await completePaid(
    model,
    {
      messages: [
        { role: 'system', content: readFileSync(promptFile, 'utf8') },
        { role: 'user', content: JSON.stringify(material) },
      ],
      response_format: format,
      max_tokens: maxTokens,
      temperature: 0,
    },
    async () => {},
  )
  const reading = Answer.safeParse(jsonIn(written.text))
  return reading.success ? verifyReading(reading.data, text) : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
