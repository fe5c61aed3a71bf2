import { CallFailed } from '#platform/web/call.ts'
import { formErrors } from '../rules.ts'

export const signedInMessage = { title: 'Logged in successfully. Welcome back!' }

/** The messages if the server gives no reason, and if it cannot be reached. */
type FailureTexts = { readonly refused: string; readonly unreachable: string }

const always = (sentence: string): FailureTexts => ({ refused: sentence, unreachable: sentence })

export const failing = {
  login: { refused: 'Login failed', unreachable: 'Login failed. Please try again.' },
  register: { refused: 'Registration failed', unreachable: 'Registration failed. Please try again.' },
  forgot: always('Failed to send reset email. Please try again.'),
  reset: { refused: 'Password reset failed', unreachable: 'Password reset failed. Please try again.' },
  resend: always('Failed to send verification email'),
  verify: {
    refused: 'Email verification failed. The link may have expired.',
    unreachable: 'Email verification failed. Please try again or request a new verification email.',
  },
} as const satisfies Record<string, FailureTexts>

export function sentenceFor(error: unknown, { refused, unreachable }: FailureTexts): string {
  if (!(error instanceof CallFailed)) return unreachable
  // If one message is used for all failures, the server's own is shown only when it says to wait.
  const isOwn = refused !== unreachable || error.status === 429
  return (isOwn ? error.said : undefined) ?? refused
}

export const noResetToken: Notice = { isAlert: true, text: 'Invalid reset token. Please request a new password reset.' }

/** The messages of `/auth?success=…` and `/auth?error=…`. Other texts from the URL are never shown. */
export function noticeIn(params: URLSearchParams): Notice | null {
  if (params.get('error') === 'google_failed') {
    return { isAlert: true, text: 'Google sign-in failed. Please try again or use email login.' }
  }
  const refused = Object.entries(formErrors).find(([code]) => code === params.get('error'))
  if (refused) return { isAlert: true, text: refused[1], canResend: refused[0] === 'not_verified' }
  if (params.get('success') === 'verified') return { isAlert: false, text: 'Email verified successfully! You can now log in.' }
  return null
}

export type Notice = {
  readonly isAlert: boolean
  readonly text: string
  /** True if the person may be waiting for an email that has not arrived. */
  readonly canResend?: boolean
}
