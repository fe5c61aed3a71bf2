import { dateText, timeText } from '#platform/contract/dates.ts'
import { Card } from '#platform/web/ui/card.tsx'
import type { TrackedApplication } from '../../tracking-contract.ts'
import { mayWrite } from '../../rules.ts'
import type { ThreadMessage } from '../../thread-contract.ts'
import { MessageForm } from './message-form.tsx'
import { useThread } from './use-thread.ts'

export function MessageThread({ application: { id, status, job } }: { readonly application: TrackedApplication }) {
  const { thread, end } = useThread(id)
  return (
    <Card id="messages" aria-labelledby="messages-title" className="grid scroll-mt-20 gap-4 wrap-anywhere">
      <h2 id="messages-title" className="text-lg">
        Message HR
      </h2>
      {thread.length === 0 && (
        <p className="text-soft">
          {mayWrite(status)
            ? `Ask ${job.company} about this application. We'll email them now, and email you when they reply.`
            : 'No messages.'}
        </p>
      )}
      <div role="log" aria-label={`Messages with ${job.company}`}>
        <ol className="grid gap-3">
          {thread.map((message) => (
            <Message key={message.id} message={message} company={job.company} />
          ))}
        </ol>
      </div>
      <div ref={end} />
      {mayWrite(status) ? (
        <MessageForm applicationId={id} />
      ) : (
        <p className="text-soft">You've withdrawn this application, so you can't send more messages.</p>
      )}
    </Card>
  )
}

const sides = { candidate: 'justify-self-end bg-blue-wash', employer: 'justify-self-start bg-paper' } as const

function Message({ message, company }: { readonly message: ThreadMessage; readonly company: string }) {
  const { sender, body, sentAt } = message
  return (
    <li className={`grid max-w-[85%] gap-1 rounded-card border border-line px-4 py-3 ${sides[sender]}`}>
      <p className="text-sm text-soft">
        <bdi className="font-medium text-ink">{sender === 'candidate' ? 'You' : company}</bdi>
        {', '}
        <time dateTime={sentAt}>
          {dateText(sentAt)}, {timeText(sentAt)}
        </time>
      </p>
      <p className="whitespace-pre-line">{body}</p>
    </li>
  )
}
