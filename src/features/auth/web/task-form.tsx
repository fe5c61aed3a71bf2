import { type ReactNode, useRef } from 'react'
import { fieldOf } from '#platform/web/read-form.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useFormChecks } from '#platform/web/use-checks.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Notice } from './auth-messages.ts'
import { NoticeBox } from './notice-box.tsx'
import { ResendVerification } from './resend-verification.tsx'
import type { AuthForm } from './use-auth-form.ts'

/** A link among the fields, high enough for a finger. */
export const lineLink = 'inline-flex min-h-11 items-center text-blue-dark underline underline-offset-2 hover:no-underline'

type TaskFormProps = {
  readonly form: AuthForm
  readonly button: string
  /** The message with which the person arrived; the result of the form replaces it. */
  readonly notice: Notice | null
  /** The URL to which the browser submits the form without scripts; if it is not set, the form needs scripts. */
  readonly action?: string
  /** For the email that a person may ask for again: the screen to which it leads in the end. */
  readonly returnTo?: string
  readonly children: ReactNode
}

/** A form for one task, so that password managers recognise it. Typed text stays after every error. */
export function TaskForm({ form, button, notice, action, returnTo = '/', children }: TaskFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const checks = useFormChecks(() => import('../contract.ts'))
  const { outcome, isBusy, onSubmit, onInput } = form
  const shown = outcome ?? notice
  // The method is `post`, so that a password never gets into a URL, even if the browser submits the form without scripts.
  return (
    <form
      ref={element}
      method="post"
      {...(action ? { action } : {})}
      {...checks}
      className="grid gap-4"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <NoticeBox notice={shown} isResult={outcome !== null}>
        {shown?.canResend && (
          <ResendVerification emailOf={() => fieldOf(element.current, 'email')?.value ?? ''} returnTo={returnTo} />
        )}
      </NoticeBox>
      {children}
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated} className={action ? 'noscript:hidden' : ''}>
        {button}
      </Button>
      {action ? <PlainSubmit button={button} /> : <NeedsScript />}
    </form>
  )
}

/** Replaces the button without scripts. */
function PlainSubmit({ button }: { readonly button: string }) {
  return (
    <noscript>
      <button type="submit" className={buttonClass('primary', 'w-full')}>
        {button}
      </button>
    </noscript>
  )
}
