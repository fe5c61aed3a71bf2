import type OpenAI from 'openai'
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'

/** A call of a tool as the model has written it: `input` may be anything, also half of a JSON text. */
export type ToolCall = { readonly id: string; readonly name: string; readonly input: string }

/** `tokens` is null if the provider does not say how many it has counted. */
type Completion = { readonly text: string; readonly calls: readonly ToolCall[]; readonly tokens: number | null }

type Listener = { readonly signal: AbortSignal; readonly onText: (part: string) => Promise<void> }
type Request = Omit<ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>

const mostCharacters = 12_000
const mostCalls = 8

/** One answer of the model, part by part. Rejects when it fails, breaks off or is longer than any answer may be. */
export async function streamCompletion(client: OpenAI, request: Request, { signal, onText }: Listener): Promise<Completion> {
  const stream = await client.chat.completions.create(
    { ...request, stream: true, stream_options: { include_usage: true } },
    { signal },
  )
  const calls: WritableCall[] = []
  let [text, length, isComplete] = ['', 0, false]
  let tokens: number | null = null
  for await (const chunk of stream) {
    const part = partOf(chunk)
    tokens = part.tokens ?? tokens
    isComplete ||= part.isLast
    length += part.content.length + collect(part.calls, calls)
    if (length > mostCharacters || calls.length > mostCalls) throw new RangeError('the model does not stop')
    text += part.content
    if (part.content !== '') await onText(part.content)
  }
  signal.throwIfAborted()
  if (!isComplete) throw new TypeError('the answer of the model broke off')
  return { text, calls, tokens }
}

type WritableCall = { -readonly [Part in keyof ToolCall]: ToolCall[Part] }
type CallPart = NonNullable<ChatCompletionChunk.Choice.Delta['tool_calls']>[number]

/** Endpoints that are only compatible leave out what they do not need. */
function partOf({ choices, usage }: Partial<ChatCompletionChunk>) {
  const choice: Partial<ChatCompletionChunk.Choice> = choices?.[0] ?? {}
  return {
    content: choice.delta?.content ?? '',
    calls: choice.delta?.tool_calls ?? [],
    isLast: (choice.finish_reason ?? null) !== null,
    tokens: usage?.total_tokens ?? null,
  }
}

/** A call arrives in parts, which say to which call they belong. Returns how many characters were added. */
function collect(parts: readonly CallPart[], calls: WritableCall[]): number {
  let added = 0
  for (const { index, id = '', function: called = {} } of parts) {
    const known = calls[index]
    const { name = '', arguments: input = '' } = called
    if (known) known.input += input
    else calls.push({ id: id || `call-${calls.length}`, name, input })
    added += name.length + input.length
  }
  return added
}
