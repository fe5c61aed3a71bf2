import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayWrite } from '#features/applications/rules.ts'
import { useKeptText } from '#platform/web/kept-text.ts'
import type { ThreadMessage, threads } from '#features/applications/thread-contract.ts'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ApplicantPage } from '../assessment-contract.ts'
import { receivedThread } from './applicant-queries.ts'

const call = apiCalls<typeof threads>()

/** The conversation with an applicant, as the employer sees it. */
export function ReceivedThread({ page }: { readonly page: ApplicantPage }) {
  const { data: thread } = useSuspenseQuery(receivedThread(page.id))
  useMarkRead(page, thread)
  const name = page.cv.personalInfo.fullName
  return (
    <Card id="messages" className="grid scroll-mt-20 gap-3 wrap-anywhere" aria-labelledby="messages-title">
      <h2 id="messages-title" className="text-lg">
        Messages
      </h2>
      {thread.length === 0 && <p className="text-soft">No messages yet.</p>}
      <div role="log" aria-label={`Messages with ${name}`}>
        <ol className="grid gap-3">
          {thread.map((message) => (
            <Message key={message.id} message={message} name={name} />
          ))}
        </ol>
      </div>
      {page.mayWrite && mayWrite(page.status) && <MessageForm page={page} />}
    </Card>
  )
}

const sides = { employer: 'justify-self-end bg-blue-wash', candidate: 'justify-self-start bg-paper' } as const

function Message({ message: { sender, sentAt, body }, name }: { readonly message: ThreadMessage; readonly name: string }) {
  return (
    <li className={`grid max-w-[85%] gap-1 rounded-card border border-line px-3 py-2 ${sides[sender]}`}>
      <p className="text-sm text-soft">
        <bdi className="font-medium text-ink">{sender === 'employer' ? 'Your company' : name}</bdi>,{' '}
        <time dateTime={sentAt}>
          {dateText(sentAt)}, {timeText(sentAt)}
        </time>
      </p>
      <p className="whitespace-pre-line">{body}</p>
    </li>
  )
}

/** Marks the messages as read. Not for a viewer of the team, because the messages should stay unread for the others. */
function useMarkRead({ id, mayWrite: isWriter }: ApplicantPage, thread: readonly ThreadMessage[]): void {
  const unreadId = thread.findLast(({ sender, readAt }) => sender === 'candidate' && readAt === null)?.id
  useEffect(() => {
    if (!unreadId || !isWriter) return
    const input = { params: { applicationId: id }, body: { messageId: unreadId } }
    // If the call fails, the messages are marked the next time.
    call('PUT /api/employer/applications/:applicationId/messages/read', input).catch(() => {})
  }, [id, isWriter, unreadId])
}

function MessageForm({ page }: { readonly page: ApplicantPage }) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const [field, keep, clear] = useKeptText(`answer ${page.id}`)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const body = typedIn(form, 'body')
      if (!body) throw new InvalidForm({ body: 'Please write a message' })
      const input = { params: { applicationId: page.id }, body: { body } }
      const message = await call('POST /api/employer/applications/:applicationId/messages', input)
      client.setQueryData(receivedThread(page.id).queryKey, (before = []) => [...before, message])
      clear(body)
    },
    { title: 'Could Not Send' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-2">
      <TextAreaField
        ref={field}
        label="Your message"
        name="body"
        rows={3}
        maxLength={2_000}
        error={errors['body']}
        onChange={keep}
      />
      <Button type="submit" look="secondary" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated}>
        Send Message
      </Button>
    </form>
  )
}
