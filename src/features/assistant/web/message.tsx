import { AnswerParts } from './answer-parts.tsx'
import { MessageActions } from './message-actions.tsx'
import { MarkdownText } from './markdown-text.tsx'
import type { AssistantMessage, ChatMessage } from './conversation.ts'

const bubble = 'max-w-[88%] rounded-card px-3 py-2 wrap-anywhere'

export function Message({ message, onAsk }: { readonly message: ChatMessage; readonly onAsk: (text: string) => void }) {
  if (message.role === 'assistant') return <Answer message={message} onAsk={onAsk} />
  return (
    <div data-question="" className={`${bubble} justify-self-end bg-blue text-white`}>
      <span className="sr-only">You: </span>
      <p className="whitespace-pre-wrap">{message.content}</p>
    </div>
  )
}

function Answer({ message, onAsk }: { readonly message: AssistantMessage; readonly onAsk: (text: string) => void }) {
  return (
    <div className="grid gap-2" lang={message.language}>
      <div className={`${bubble} justify-self-start border border-line bg-card`}>
        <span className="sr-only">Puja: </span>
        <MarkdownText content={message.content} />
        {message.isCut && <p className="text-sm text-soft">Stopped. The answer may end in the middle.</p>}
      </div>
      <AnswerParts message={message} onAsk={onAsk} />
      <MessageActions message={message} />
    </div>
  )
}
