import type { Config } from '../config/read-config.ts'
import { Unavailable } from '../failures.ts'
import { openClient } from './client.ts'

/** `instructions` are ours. `material` is what a person wrote, and only data for the model. */
type Prompt = { readonly instructions: string; readonly material: string; readonly maxTokens: number }
export type Model = (prompt: Prompt) => Promise<string>

/** Any endpoint with OpenAI's chat completions API. Null when none is configured; rejects with `Unavailable` when it fails. */
export function openModel(ai: Config['ai']): Model | null {
  if (!ai) return null
  return async ({ instructions, material, maxTokens }) => {
    try {
      const client = await openClient(ai)
      const { choices } = await client.chat.completions.create(
        {
          model: ai.model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: material },
          ],
          max_tokens: maxTokens,
          temperature: 0.3,
        },
        { signal: AbortSignal.timeout(ai.timeoutMs) },
      )
      return choices[0]?.message.content ?? ''
    } catch (error) {
      throw new Unavailable('The model is away', { cause: error })
    }
  }
}
