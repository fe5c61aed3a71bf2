import type OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import type { JobSummary } from '#features/jobs/contract.ts'
import type { AiConfig } from '#platform/server/ai/client.ts'
import { streamCompletion, type ToolCall } from '#platform/server/ai/stream-completion.ts'
import type { Db } from '#platform/server/db.ts'
import { type Facts, factsOf, type LookUp } from '../grounding/facts.ts'
import { tokensOf } from './budget.ts'
import { type Account, reserveTokens, settleTokens } from './budget-queries.ts'
import type { GroundedText } from './grounded-text.ts'
import { runCall, toolsFor, type Turn } from './model-tools.ts'

const mostSteps = 6
const mostCalls = 12
const mostProposals = 4
/** Enough for an answer, and for the calls of a step. */
const maxTokens = 900

export type Model = {
  readonly client: OpenAI
  readonly ai: AiConfig
  readonly db: Db
  readonly account: Account
  readonly signal: AbortSignal
}

export type TurnListener = { readonly text: (facts: () => Facts) => GroundedText; readonly onLookUp: () => Promise<void> }

export type TurnResult = {
  readonly text: GroundedText
  readonly results: readonly LookUp[]
  readonly jobs: readonly JobSummary[]
  readonly proposals: readonly Proposal[]
}

/** Asks the model, runs what it calls, and asks again, until it has answered. Rejects when it does not come to an end. */
export async function runTurn(
  model: Model,
  prompt: readonly ChatCompletionMessageParam[],
  turn: Turn,
  listener: TurnListener,
): Promise<TurnResult> {
  const messages = [...prompt]
  const [results, jobs, proposals]: [LookUp[], JobSummary[], Proposal[]] = [[], [], []]
  let facts = factsOf([], turn.message)
  let called = 0
  const text = listener.text(() => facts)
  for (let step = 1; step <= mostSteps; step++) {
    const tools = step < mostSteps ? toolsFor(turn) : []
    const { text: written, calls } = await complete(model, messages, tools, text.push)
    await text.flush()
    if (calls.length === 0) return { text, results, jobs, proposals }
    called += calls.length
    if (called > mostCalls) break
    messages.push({ role: 'assistant', content: written || null, tool_calls: calls.map(asMessage) })
    await listener.onLookUp()
    for (const call of calls) {
      const result = await runCall(call, facts, turn)
      messages.push({ role: 'tool', tool_call_id: call.id, content: result.forModel })
      if (result.found) results.push(result.found)
      jobs.push(...result.jobs)
      if (result.proposal && proposals.length < mostProposals) proposals.push(result.proposal)
    }
    facts = factsOf(results, turn.message)
  }
  throw new RangeError('the model calls tools without end')
}

const asMessage = ({ id, name, input }: ToolCall) => ({ id, type: 'function' as const, function: { name, arguments: input } })

/** One request, paid from the budget: first with what it may cost at most, then with what it did. */
async function complete(
  { client, ai, db, account, signal }: Model,
  messages: readonly ChatCompletionMessageParam[],
  tools: ReturnType<typeof toolsFor>,
  onText: (part: string) => Promise<void>,
) {
  const promptTokens = tokensOf(JSON.stringify([messages, tools]))
  const reserved = promptTokens + maxTokens
  await reserveTokens(db, account, reserved)
  let used = reserved
  try {
    const completion = await streamCompletion(
      client,
      { model: ai.model, messages: [...messages], max_tokens: maxTokens, temperature: 0.2, ...(tools.length > 0 && { tools }) },
      { signal, onText },
    )
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
