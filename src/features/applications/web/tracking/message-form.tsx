import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { tellFailure } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { threads } from '../../thread-contract.ts'
import { addMessage, readAgain } from './tracked-application.ts'
import { keepText, keptText } from './message-draft.ts'

const call = apiCalls<typeof threads>()
const longest = 2_000

export function MessageForm({ applicationId }: { readonly applicationId: string }) {
  const key = `message ${applicationId}`
  const field = useRef<HTMLTextAreaElement>(null)
  const { errors, isBusy, onSubmit, onInput } = useSendMessage(applicationId, key)
  const isHydrated = useHydrated()
  useEffect(() => fillIn(field.current, key), [key])
  return (
    <form noValidate aria-label="Message HR" onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      <TextAreaField
        ref={field}
        label="Your message"
        name="body"
        rows={4}
        maxLength={longest}
        error={errors['body']}
        onChange={(event) => keepText(key, event.target.value)}
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

const failure = { title: 'Message Not Sent', loginUrl: () => loginHref(`${location.pathname}#messages`) }

function useSendMessage(applicationId: string, key: string) {
  const client = useQueryClient()
  return useFormSubmit(
    async (form) => {
      const given = fieldIn(form)
      const body = given?.value ?? ''
      if (!given || !body.trim()) throw new InvalidForm({ body: 'Please write a message' })
      const asked = { params: { applicationId }, body: { body } }
      addMessage(client, applicationId, await call('POST /api/applications/:applicationId/messages', asked))
      // Text typed during the call stays in the field.
      if (given.value !== body) return
      given.value = ''
      keepText(key, '')
    },
    (error, form) => {
      tellFailure(failure, error)
      fieldIn(form)?.focus()
      // Withdrawn in another window: the form disappears.
      if (error instanceof CallFailed && error.code === 'closed') void readAgain(client, applicationId)
    },
  )
}

function fieldIn(form: HTMLFormElement): HTMLTextAreaElement | null {
  const field = form.elements.namedItem('body')
  return field instanceof HTMLTextAreaElement ? field : null
}
