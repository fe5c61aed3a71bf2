import { useState } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { User } from '../contract.ts'
import { authHref, type AuthTab } from '../rules.ts'
import type { Notice } from './auth-messages.ts'
import { AuthTabs } from './auth-tabs.tsx'
import type { EmailInput } from './email-field.tsx'
import { GoogleLink } from './google-link.tsx'
import { RequestEmailForm } from './request-email-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { VerifyEmail } from './verify-email.tsx'

type AuthPanelProps = {
  readonly tab: AuthTab
  readonly isEmployer: boolean
  readonly returnTo: string
  readonly token: string
  /** The email address of a failed sign-in; empty otherwise. */
  readonly typedBefore: string
  /** The message with which the person arrived. */
  readonly notice: Notice | null
  readonly onSignedIn: (user: User) => Promise<void>
}

/** Two of the panels are tabs; the other three are opened by links. */
export function AuthPanel(props: AuthPanelProps) {
  const [email, setEmail] = useState(props.typedBefore)
  const typed = { email, onEmail: setEmail }
  const { tab, returnTo, isEmployer, notice, onSignedIn } = props
  const hrefOf = (to: AuthTab): string => authHref(to, { isEmployer, returnTo })
  if (tab !== 'login' && tab !== 'register')
    return <LinkedForm tab={tab} token={props.token} emailInput={typed} returnTo={returnTo} hrefOf={hrefOf} />
  return (
    <AuthTabs current={tab} hrefOf={hrefOf}>
      {tab === 'login' ? (
        <SignInForm
          notice={notice}
          emailInput={typed}
          forgotHref={hrefOf('forgot-password')}
          returnTo={returnTo}
          isEmployer={isEmployer}
          onSignedIn={onSignedIn}
        />
      ) : (
        <SignUpForm notice={notice} emailInput={typed} isEmployer={isEmployer} returnTo={returnTo} />
      )}
      <GoogleLink returnTo={returnTo} isAlone={tab === 'login' || isEmployer} />
    </AuthTabs>
  )
}

type LinkedFormProps = {
  readonly tab: Exclude<AuthTab, 'login' | 'register'>
  readonly token: string
  readonly emailInput: EmailInput
  readonly returnTo: string
  readonly hrefOf: (tab: AuthTab) => string
}

function LinkedForm({ tab, token, emailInput, returnTo, hrefOf }: LinkedFormProps) {
  // This panel has links of its own after the result.
  if (tab === 'verify-email' && token) return <VerifyEmail token={token} returnTo={returnTo} />
  return (
    <div className="grid gap-4 pt-2">
      {tab === 'reset-password' && <ResetForm token={token} forgotHref={hrefOf('forgot-password')} />}
      {tab === 'forgot-password' && <RequestEmailForm key="forgot" action="forgot" emailInput={emailInput} />}
      {tab === 'verify-email' && <RequestEmailForm key="resend" action="resend" emailInput={emailInput} returnTo={returnTo} />}
      <ButtonLink to={hrefOf('login')} look="quiet">
        Back to Sign In
      </ButtonLink>
    </div>
  )
}
