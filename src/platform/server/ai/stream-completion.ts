import type OpenAI from 'openai'
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'

/** A tool call as the model has written it. `input` may be any text, also incomplete JSON. */
export type ToolCall = { readonly id: string; readonly name: string; readonly input: string }

/** `tokens` is null if the provider does not report a count. */
type Completion = { readonly text: string; readonly calls: readonly ToolCall[]; readonly tokens: number | null }

type Listener = { readonly signal: AbortSignal; readonly onText: (part: string) => Promise<void> }
type Request = Omit<ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>

const mostCharacters = 12_000
const mostCalls = 8

/** Streams one answer of the model. Rejects if the endpoint fails, the stream breaks off, or the answer is longer than allowed. */
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

/** Reads a chunk with defaults, because endpoints that are merely compatible leave out fields. */
function partOf({ choices, usage }: Partial<ChatCompletionChunk>) {
  const choice: Partial<ChatCompletionChunk.Choice> = choices?.[0] ?? {}
  return {
    content: choice.delta?.content ?? '',
    calls: choice.delta?.tool_calls ?? [],
    isLast: (choice.finish_reason ?? null) !== null,
    tokens: usage?.total_tokens ?? null,
  }
}

/** Collects the parts of tool calls; each part says which call it belongs to. Returns the number of added characters. */
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
