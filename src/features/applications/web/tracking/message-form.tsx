import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { threads } from '../../thread-contract.ts'
import { addMessage, readAgain } from './tracked-application.ts'
import { keepText, keptText } from './message-draft.ts'

const call = apiCalls<typeof threads>()
const longest = 2_000

export function MessageForm({ applicationId }: { readonly applicationId: string }) {
  const key = `message ${applicationId}`
  const field = useRef<HTMLTextAreaElement>(null)
  const { error, isBusy, forget, send } = useSendMessage(applicationId)
  const isHydrated = useHydrated()
  useEffect(() => fillIn(field.current, key), [key])

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const given = field.current
    if (!given || isBusy) return
    const body = given.value
    if (!(await send(body))) return given.focus()
    // Text typed during the call stays in the field.
    if (given.value !== body) return
    given.value = ''
    keepText(key, '')
  }
  return (
    <form noValidate aria-label="Message HR" onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <TextAreaField
        ref={field}
        label="Your message"
        name="body"
        rows={4}
        maxLength={longest}
        error={error}
        onChange={(event) => {
          forget()
          keepText(key, event.target.value)
        }}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated} className="justify-self-start">
        {isBusy ? 'Sending…' : 'Send Message'}
      </Button>
      <NeedsScript />
    </form>
  )
}

function fillIn(field: HTMLTextAreaElement | null, key: string): void {
  if (field) field.value ||= keptText(key)
}

function useSendMessage(applicationId: string) {
  const client = useQueryClient()
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  /** True while it is being sent. */
  async function send(body: string): Promise<boolean> {
    setError(body.trim() ? undefined : 'Please write a message')
    if (!body.trim()) return false
    setBusy(true)
    try {
      const input = { params: { applicationId }, body: { body } }
      addMessage(client, applicationId, await call('POST /api/applications/:applicationId/messages', input))
      return true
    } catch (failure) {
      complain(failure)
      return false
    } finally {
      setBusy(false)
    }
  }

  function complain(failure: unknown): void {
    const failed = failure instanceof CallFailed ? failure : null
    if (failed?.status === 401) return logInAgain(loginHref(`${location.pathname}#messages`))
    toast({ title: 'Message Not Sent', text: sentenceOf(failure), isAlert: true })
    // Withdrawn in another window: the form disappears.
    if (failed?.code === 'closed') void readAgain(client, applicationId)
  }
  return { error, isBusy, send, forget: () => setError(undefined) }
}
