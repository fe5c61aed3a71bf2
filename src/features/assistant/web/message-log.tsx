import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { quickActions } from '../texts.ts'
import { type Conversation, lastQuestion, type PendingAnswer } from './conversation.ts'
import { MarkdownText } from './markdown-text.tsx'
import { Message } from './message.tsx'

type LogProps = { readonly conversation: Conversation; readonly onAsk: (text: string) => void; readonly onRetry: () => void }

export function MessageLog({ conversation: { messages, pending, failed }, onAsk, onRetry }: LogProps) {
  const end = useScrolledToEnd(messages.length, pending)
  return (
    <div
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      aria-busy={pending !== null}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard it could not be scrolled otherwise
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-paper p-3"
    >
      <div className="grid gap-4">
        {messages.map((message, at) => (
          <Message
            key={message.id}
            message={message}
            question={lastQuestion({ messages: messages.slice(0, at) })?.content ?? ''}
            isPending={pending !== null}
            onAsk={onAsk}
          />
        ))}
        {pending && <AnswerSoFar pending={pending} />}
        {failed !== null && (
          <Button look="outline" className="justify-self-start" onClick={onRetry}>
            <RotateCcw aria-hidden="true" className="size-4" />
            Retry
          </Button>
        )}
        {messages.length <= 1 && <QuickActions isPending={pending !== null} onAsk={onAsk} />}
      </div>
      <div ref={end} />
    </div>
  )
}

/** The incomplete answer. Its parts are not announced one by one: the log announces the complete answer. */
function AnswerSoFar({ pending: { step, text } }: { readonly pending: PendingAnswer }) {
  return (
    <div className="grid gap-1">
      {text !== '' && (
        <div
          aria-hidden="true"
          className="max-w-[88%] justify-self-start rounded-card border border-line bg-card px-3 py-2 wrap-anywhere"
        >
          <MarkdownText content={text} />
        </div>
      )}
      {text === '' && (
        <p className="flex items-center gap-2 text-soft">
          <span aria-hidden="true" className="motion-safe:animate-pulse">
            •••
          </span>
          {step === '' ? 'Puja is typing...' : step}
        </p>
      )}
    </div>
  )
}

function QuickActions({ isPending, onAsk }: Pick<LogProps, 'onAsk'> & { readonly isPending: boolean }) {
  return (
    <ul aria-label="Quick actions" className="grid grid-cols-2 gap-2">
      {quickActions.map(({ label, prompt }) => (
        <li key={label} className="grid">
          <Button look="secondary" isBusy={isPending} onClick={() => onAsk(prompt)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Keeps the end of an answer in view while it is being sent, unless the person has scrolled up. Afterwards its question is at the top, even if the
 * answer is long.
 */
function useScrolledToEnd(count: number, pending: PendingAnswer | null) {
  const end = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const box = end.current?.parentElement
    if (!box) return
    const isNew = before.current !== count
    before.current = count
    const question = [...box.querySelectorAll<HTMLElement>('[data-question]')].at(-1)
    if (isNew && !pending && question) box.scrollTop = question.offsetTop - box.offsetTop - 12
    else if (isNew || box.scrollHeight - box.scrollTop - box.clientHeight < 120) box.scrollTop = box.scrollHeight
  }, [count, pending])
  return end
}
