import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { type FeedbackReason, feedbackReasons, longestComment } from '../feedback-reasons.ts'

type ReasonsProps = {
  readonly isBusy: boolean
  /** True for a signed-in person: question and answer are sent too. */
  readonly sendsTexts: boolean
  readonly onSend: (opinion: { readonly isHelpful: false; readonly reason: FeedbackReason; readonly comment?: string }) => void
}

export function FeedbackReasons({ isBusy, sendsTexts, onSend }: ReasonsProps) {
  const [reason, setReason] = useState<FeedbackReason>('not-answered')
  const form = useRef<HTMLFormElement>(null)
  // Scrolls into view, because below the last answer it would open outside of the view.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const comment = new FormData(event.currentTarget).get('comment')
    onSend({ isHelpful: false, reason, ...(typeof comment === 'string' && comment.trim() ? { comment: comment.trim() } : {}) })
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="grid basis-full gap-3 rounded-card border border-line bg-card p-3">
      <fieldset>
        <legend className="font-medium">What was wrong?</legend>
        {Object.entries(feedbackReasons).map(([code, label]) => (
          <label key={code} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={code === reason}
              onChange={() => setReason(code as FeedbackReason)} // the value is a key of the table
              className="size-5 accent-blue"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field label="Comment" name="comment" isOptional maxLength={longestComment} autoComplete="off" />
      {sendsTexts && <p className="text-sm text-soft">Your question and this answer are sent with it.</p>}
      <Button type="submit" look="outline" isBusy={isBusy} className="justify-self-start">
        Send feedback
      </Button>
    </form>
  )
}
