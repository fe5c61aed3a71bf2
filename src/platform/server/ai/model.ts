import type { Config } from '../config/read-config.ts'
import { Unavailable } from '../failures.ts'
import { openClient } from './client.ts'

/** `instructions` are ours. `material` is text that a person wrote; the model must treat it as data. */
type Prompt = { readonly instructions: string; readonly material: string; readonly maxTokens: number }
export type Model = (prompt: Prompt) => Promise<string>

/** Opens any endpoint with OpenAI's chat completions API. Null if none is configured. Calls reject with `Unavailable` if the endpoint fails. */
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
