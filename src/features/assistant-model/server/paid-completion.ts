import type OpenAI from 'openai'
import type { AiConfig } from '#platform/server/ai/client.ts'
import { streamCompletion } from '#platform/server/ai/stream-completion.ts'
import type { Db } from '#platform/server/db.ts'
import { tokensOf } from './budget.ts'
import { type Account, reserveTokens, settleTokens } from './budget-queries.ts'

export type Model = {
  readonly client: OpenAI
  readonly ai: AiConfig
  readonly db: Db
  readonly account: Account
  readonly signal: AbortSignal
}

type Request = Omit<Parameters<typeof streamCompletion>[1], 'model' | 'max_tokens'> & { readonly max_tokens: number }

/** One request, paid from the budget: first with what it may cost at most, then with what it did. */
export async function completePaid(
  { client, ai, db, account, signal }: Model,
  request: Request,
  onText: (part: string) => Promise<void>,
) {
  const { messages, tools = [], response_format: format } = request
  const promptTokens = tokensOf(JSON.stringify([messages, tools, ...(format ? [format] : [])]))
  const reserved = promptTokens + request.max_tokens
  await reserveTokens(db, account, reserved)
  let used = reserved
  try {
    const completion = await streamCompletion(client, { model: ai.model, ...request }, { signal, onText })
    used = Math.max(0, completion.tokens ?? promptTokens + tokensOf(completion.text))
    return completion
  } catch (error) {
    // What the provider refuses costs nothing.
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') used = 0
    throw error
  } finally {
    await settleTokens(db, account, reserved, used)
  }
}

/** Without the message, in which a provider may repeat what somebody has written. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // The errors of the library have only their class.
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return 'status' in error ? `${name} ${String(error.status)}` : name
}
