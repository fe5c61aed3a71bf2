import { type InputEvent, type SubmitEvent, useRef } from 'react'
import { calling } from '#platform/web/call.ts'
import { fieldOf, readForm } from '#platform/web/read-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { type auth, Login, Registration, type User } from '../contract.ts'
import type { Notice } from './auth-messages.ts'
import { NameFields } from './name-fields.tsx'
import { NoticeBox } from './notice-box.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendVerification } from './resend-verification.tsx'
import { useSubmission } from './use-submission.ts'

const call = calling<typeof auth>()

export type AuthFormProps = {
  readonly isNew: boolean
  /** What brought the person here. */
  readonly notice: Notice | null
  readonly onSignedIn: (user: User) => Promise<void>
}

/** Checked by the contract's own schemas, here and again on the server. What was typed stays, whatever goes wrong. */
export function AuthForm({ isNew, notice, onSignedIn }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, outcome, isBusy, submit, forget } = useSubmission(isNew ? 'register' : 'login', async (filled) => {
    if (isNew) return register(filled)
    await onSignedIn(await call('POST /api/auth/login', { body: readForm(Login, filled) }))
    return null
  })
  const shown = outcome ?? notice
  // `post`: a password must not get into an address, even if the browser sends the form by itself.
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4 pt-6"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => submit(event)}
      onInput={(event: InputEvent<HTMLFormElement>) => forget((event.target as HTMLInputElement).name)} // only inputs send it
    >
      <NoticeBox notice={shown}>
        {shown?.canResend && <ResendVerification emailOf={() => fieldOf(form.current, 'email')?.value ?? ''} />}
      </NoticeBox>
      {isNew && <NameFields errors={errors} />}
      <Fields isNew={isNew} errors={errors} />
      <Submit isBusy={isBusy}>{isNew ? 'Sign Up' : 'Sign In'}</Submit>
      <NeedsScript />
    </form>
  )
}

function Fields({ isNew, errors }: { readonly isNew: boolean; readonly errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        error={errors['email']}
      />
      <PasswordField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={errors['password']}
        {...(isNew ? { hint: 'At least 6 characters' } : {})}
      />
    </>
  )
}

function Submit({ isBusy, children }: { readonly isBusy: boolean; readonly children: string }) {
  const isHydrated = useHydrated()
  return (
    <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
      {children}
    </Button>
  )
}

async function register(form: HTMLFormElement): Promise<Notice> {
  const { message } = await call('POST /api/auth/register', { body: readForm(Registration, form) })
  const password = fieldOf(form, 'password')
  if (password) password.value = ''
  return { isAlert: false, text: message, canResend: true }
}
