import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openRedaction } from '#features/assistant-model/redact.ts'
import { accountOf, completePaid, reasonOf } from '#features/assistant-model/server/public.ts'
import { openClient } from '#platform/server/ai/client.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { ImportResult } from '../contract.ts'
import { ModelReading } from '../model-reading.ts'
import { withModelReading } from '../place-model-reading.ts'
import { fitted } from './fitted.ts'
import type { ReadFile } from './read-import.ts'

const promptFile = path.resolve(import.meta.dirname, '../../../../content/cv-import/model-prompt.md')
const maxTokens = 2_500
/** In milliseconds. The person waits in front of the screen, and the reading of our rules is already available. */
const mostMs = 12_000

const texts = { type: 'array', items: { type: 'string' } }
const listOf = (...names: readonly string[]) => ({
  type: 'array',
  items: objectOf(Object.fromEntries(names.map((name) => [name, { type: 'string' }]))),
})
const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The JSON schema that the provider is asked to follow. The answer is validated all the same. */
const format = {
  type: 'json_schema' as const,
  json_schema: {
    name: 'cv',
    strict: true,
    schema: objectOf({
      jobs: listOf('company', 'position', 'period'),
      courses: listOf('institution', 'degree', 'field', 'period'),
      skills: texts,
      languages: texts,
    }),
  },
}

type ModelContext = Pick<AppContext, 'db' | 'config' | 'clock' | 'keyFor'>
type ModelAccount = Parameters<typeof accountOf>[2]
export type ReadByModel = (read: ReadFile, whose: ModelAccount) => Promise<ImportResult>

/**
 * If a language model is configured, it may fill fields that our rules have not read or are not sure of. Without one, or if it fails, is slow or has
 * used up its tokens, the result of our rules is returned.
 */
export function openModelReading(context: ModelContext, onFailure: (reason: string) => void): ReadByModel {
  const { ai } = context.config
  return async ({ imported, lines }, whose) => {
    if (!ai || lines.length === 0 || !isOpen(imported)) return imported
    try {
      const account = accountOf(context, ai, whose, context.clock())
      const signal = AbortSignal.timeout(Math.min(ai.timeoutMs, mostMs))
      const model = { client: await openClient(ai), ai, db: context.db, account, signal }
      const redact = openRedaction('', [imported.cv.personalInfo.fullName])
      const { text } = await completePaid(
        model,
        {
          messages: [
            { role: 'system', content: readFileSync(promptFile, 'utf8') },
            { role: 'user', content: JSON.stringify({ lines: lines.map((line) => redact(line.text)) }) },
          ],
          response_format: format,
          max_tokens: maxTokens,
          temperature: 0,
        },
        async () => {},
      )
      return inBounds(withModelReading(imported, ModelReading.parse(JSON.parse(text)), lines))
    } catch (error) {
      onFailure(reasonOf(error))
      return imported
    }
  }
}

/** Turns texts that have become too long for a CV into leftover text. */
function inBounds(result: ImportResult): ImportResult {
  const { cv, left } = fitted({ cv: result.cv, left: [], doubts: [] })
  return { ...result, cv, left: [...result.left, ...left] }
}

const mayPropose = /^(?:experience|education|skills|languages)\./

/** Whether a field is missing or doubtful, so that a model may help. */
function isOpen({ cv, doubts }: ImportResult): boolean {
  return (
    doubts.some((field) => mayPropose.test(field)) ||
    [cv.experience, cv.education, cv.skills, cv.languages].some((list) => list.length === 0) ||
    cv.experience.some(({ company, position, startDate }) => [company, position, startDate].includes('')) ||
    cv.education.some(({ institution, degree }) => [institution, degree].includes(''))
  )
}
