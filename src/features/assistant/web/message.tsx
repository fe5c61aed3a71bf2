import { AnswerParts } from './answer-parts.tsx'
import { MessageActions } from './message-actions.tsx'
import { MarkdownText } from './markdown-text.tsx'
import type { AssistantMessage, ChatMessage } from './conversation.ts'

const bubble = 'max-w-[88%] rounded-card px-3 py-2 wrap-anywhere'

type MessageProps<M extends ChatMessage> = {
  readonly message: M
  /** The question that this message answers. */
  readonly question: string
  /** True while an answer is being sent, so that no other question can be sent. */
  readonly isPending: boolean
  readonly onAsk: (text: string) => void
}

export function Message({ message, question, isPending, onAsk }: MessageProps<ChatMessage>) {
  if (message.role === 'assistant') return <Answer message={message} question={question} isPending={isPending} onAsk={onAsk} />
  return (
    <div data-question="" className={`${bubble} justify-self-end bg-blue text-white`}>
      <span className="sr-only">You: </span>
      <p className="whitespace-pre-wrap">{message.content}</p>
    </div>
  )
}

function Answer({ message, question, isPending, onAsk }: MessageProps<AssistantMessage>) {
  return (
    <div className="grid gap-2">
      <div className={`${bubble} justify-self-start border border-line bg-card`}>
        <span className="sr-only">Puja: </span>
        <div lang={message.language}>
          <MarkdownText content={message.content} />
        </div>
        {message.isCut && <p className="text-sm text-soft">Stopped. The answer may end in the middle.</p>}
      </div>
      <MessageActions message={message} question={question} />
      <AnswerParts message={message} isPending={isPending} onAsk={onAsk} />
    </div>
  )
}
