import { useState } from 'react'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { staff, StaffMember } from '../contract.ts'

const call = apiCalls<typeof staff>()

type StaffSignInProps = { readonly onSignedIn: (person: StaffMember) => void }

/** The password is on the screen only while it is needed: then the name of the signed-in person replaces the form. */
export function StaffSignIn({ onSignedIn }: StaffSignInProps) {
  const [person, setPerson] = useState<StaffMember | null>(null)
  function handleSignedIn(found: StaffMember): void {
    setPerson(found)
    onSignedIn(found)
  }
  if (person)
    return (
      <output className="font-medium">
        <Banner look="done">Welcome, {person.firstName}. Opening the dashboard…</Banner>
      </output>
    )
  return <Form onSignedIn={handleSignedIn} />
}

function Form({ onSignedIn }: StaffSignInProps) {
  const isHydrated = useHydrated()
  const { isBusy, onSubmit } = useFormSubmit(
    async (form) => {
      const given = new FormData(form)
      const body = { email: textOf(given, 'email').trim(), password: textOf(given, 'password') }
      if (!body.email || !body.password) return toast(incomplete)
      onSignedIn(await call('POST /api/admin/login', { body }))
    },
    (error) => toast(messageOf(error)),
  )
  return (
    <form method="post" noValidate aria-label="Staff sign-in" onSubmit={onSubmit} className="grid gap-4">
      <Field label="Email" name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <Field label="Password" name="password" type="password" autoComplete="current-password" maxLength={200} />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {isBusy ? 'Signing in…' : 'Sign In'}
      </Button>
      <NeedsScript />
      <ButtonLink to="/" look="quiet">
        Back to Home
      </ButtonLink>
    </form>
  )
}

const incomplete: Message = { title: 'Missing Information', text: 'Please enter both email and password.', isAlert: true }
const away: Message = { title: 'Error', text: 'Unable to connect to admin system', isAlert: true }

function messageOf(error: Error): Message {
  if (!(error instanceof CallFailed)) return away
  return { title: 'Login Failed', text: error.said ?? 'Invalid email or password', isAlert: true }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
