import { z } from 'zod'
import type { Config } from '../config/read-config.ts'
import { Unavailable } from '../failures.ts'

/** `instructions` are ours. `material` is what a person wrote, and only data for the model. */
type Prompt = { readonly instructions: string; readonly material: string; readonly maxTokens: number }
export type Model = (prompt: Prompt) => Promise<string>

const timeoutMs = 20_000
const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

/** Any endpoint with OpenAI's chat completions API. Null when none is configured; rejects with `Unavailable` when it fails. */
export function openModel(ai: Config['ai']): Model | null {
  if (!ai) return null
  const url = `${ai.baseUrl.replace(/\/$/, '')}/chat/completions`
  const headers = { 'content-type': 'application/json', ...(ai.apiKey ? { authorization: `Bearer ${ai.apiKey}` } : {}) }
  return async ({ instructions, material, maxTokens }) => {
    const messages = [
      { role: 'system', content: instructions },
      { role: 'user', content: material },
    ]
    const body = JSON.stringify({ model: ai.model, messages, max_tokens: maxTokens, temperature: 0.3 })
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`the model answered ${response.status}`)
      return Completion.parse(await response.json()).choices[0]?.message.content ?? ''
    } catch (error) {
      throw new Unavailable('The model is away', { cause: error })
    }
  }
}
