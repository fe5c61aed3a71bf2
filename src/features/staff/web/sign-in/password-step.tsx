import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { type Message, toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { staff, StaffSignedIn } from '../../contract.ts'
import { textOf } from './typed.ts'

const call = apiCalls<typeof staff>()

type PasswordStepProps = {
  readonly filled: { readonly email: string; readonly password: string } | undefined
  readonly onSignedIn: (person: StaffSignedIn) => void
  readonly onReset: () => void
}

export function PasswordStep({ filled, onSignedIn, onReset }: PasswordStepProps) {
  const isHydrated = useHydrated()
  const { isBusy, onSubmit } = useFormSubmit(
    async (form) => {
      const body = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') }
      if (!body.email || !body.password) return toast(incomplete)
      onSignedIn(await call('POST /api/admin/login', { body }))
    },
    (error) => toast(messageOf(error)),
  )
  return (
    <form method="post" noValidate aria-label="Staff sign-in" onSubmit={onSubmit} className="grid gap-4">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={filled?.email}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        defaultValue={filled?.password}
      />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {isBusy ? 'Signing in…' : 'Sign In'}
      </Button>
      <NeedsScript />
      <OtherWays isHydrated={isHydrated} onReset={onReset} />
      <ButtonLink to="/" look="quiet">
        Back to Home
      </ButtonLink>
    </form>
  )
}

type OtherWaysProps = Pick<PasswordStepProps, 'onReset'> & { readonly isHydrated: boolean }

function OtherWays({ isHydrated, onReset }: OtherWaysProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <Link to="/admin/forgot-password" className={linkClass}>
        Forgot password?
      </Link>
      <button type="button" disabled={!isHydrated} onClick={onReset} className={`${linkClass} cursor-pointer`}>
        Quick reset
      </button>
    </div>
  )
}

const linkClass = 'inline-flex min-h-11 items-center text-blue-dark underline underline-offset-2 hover:no-underline'
const incomplete: Message = { title: 'Missing Information', text: 'Please enter both email and password.', isAlert: true }
const away: Message = { title: 'Error', text: 'Unable to connect to admin system', isAlert: true }

function messageOf(error: Error): Message {
  if (!(error instanceof CallFailed)) return away
  return { title: 'Login Failed', text: error.said ?? 'Invalid email or password', isAlert: true }
}
