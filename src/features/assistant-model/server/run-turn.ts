import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Proposal } from '#features/assistant-tools/answer-contract.ts'
import type { JobSummary } from '#features/jobs/contract.ts'
import type { ToolCall } from '#platform/server/ai/stream-completion.ts'
import { type Facts, factsOf, type LookUp } from '../grounding/facts.ts'
import type { GroundedText } from './grounded-text.ts'
import { completePaid, type Model } from './paid-completion.ts'
import { runCall, toolsFor, type Turn } from './model-tools.ts'

const mostSteps = 6
const mostCalls = 12
const mostProposals = 4
/** Enough for an answer, or for the tool calls of a step. */
const maxTokens = 900

export type TurnListener = { readonly text: (facts: () => Facts) => GroundedText; readonly onLookUp: () => Promise<void> }

export type TurnResult = {
  readonly text: GroundedText
  readonly results: readonly LookUp[]
  readonly jobs: readonly JobSummary[]
  readonly proposals: readonly Proposal[]
}

/** Asks the model, runs its tool calls and asks again until it answers. Rejects if there are too many steps. */
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
    const { text: written, calls } = await completePaid(
      model,
      requestOf(messages, step < mostSteps ? toolsFor(turn) : []),
      text.push,
    )
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

/** Providers refuse an empty list of tools. */
const requestOf = (messages: readonly ChatCompletionMessageParam[], tools: ReturnType<typeof toolsFor>) => ({
  messages: [...messages],
  max_tokens: maxTokens,
  temperature: 0.2,
  ...(tools.length > 0 && { tools }),
})

const asMessage = ({ id, name, input }: ToolCall) => ({ id, type: 'function' as const, function: { name, arguments: input } })
