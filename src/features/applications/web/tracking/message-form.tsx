import { useQueryClient } from '@tanstack/react-query'
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
import { useKeptText } from '#platform/web/kept-text.ts'

const call = apiCalls<typeof threads>()
const longest = 2_000

export function MessageForm({ applicationId }: { readonly applicationId: string }) {
  const [field, keep, clear] = useKeptText(`message ${applicationId}`)
  const { errors, isBusy, onSubmit, onInput } = useSendMessage(applicationId, clear)
  const isHydrated = useHydrated()
  return (
    <form noValidate aria-label="Message HR" onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      <TextAreaField
        ref={field}
        label="Your message"
        name="body"
        rows={4}
        maxLength={longest}
        error={errors['body']}
        onChange={keep}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated} className="justify-self-start">
        {isBusy ? 'Sending…' : 'Send Message'}
      </Button>
      <NeedsScript />
    </form>
  )
}

const failure = { title: 'Message Not Sent', loginUrl: () => loginHref(`${location.pathname}#messages`) }

function useSendMessage(applicationId: string, onSent: (body: string) => void) {
  const client = useQueryClient()
  return useFormSubmit(
    async (form) => {
      const body = fieldIn(form)?.value ?? ''
      if (!body.trim()) throw new InvalidForm({ body: 'Please write a message' })
      const request = { params: { applicationId }, body: { body } }
      addMessage(client, applicationId, await call('POST /api/applications/:applicationId/messages', request))
      onSent(body)
    },
    (error, form) => {
      tellFailure(failure, error)
      fieldIn(form)?.focus()
      // The application was withdrawn in another window, so the form disappears.
      if (error instanceof CallFailed && error.code === 'closed') void readAgain(client, applicationId)
    },
  )
}

function fieldIn(form: HTMLFormElement): HTMLTextAreaElement | null {
  const field = form.elements.namedItem('body')
  return field instanceof HTMLTextAreaElement ? field : null
}
