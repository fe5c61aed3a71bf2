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

/** Makes one request and pays it from the budget: first the maximum is reserved, then the actual use is charged. */
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
    // A request that the provider refuses costs nothing.
    if (error instanceof Error && 'status' in error && typeof error.status === 'number') used = 0
    throw error
  } finally {
    await settleTokens(db, account, reserved, used)
  }
}

/** The message of the error is left out, because a provider may repeat what somebody has written. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // Errors of the library are identified by their class only.
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return 'status' in error ? `${name} ${String(error.status)}` : name
}
