import { CallFailed } from '#platform/web/call.ts'

export const signedInMessage = { title: 'Logged in successfully. Welcome back!' }

/** What is said when the server gives no reason, and when it cannot be reached. */
type Failing = { readonly refused: string; readonly unreachable: string }

export const failing = {
  login: { refused: 'Login failed', unreachable: 'Login failed. Please try again.' },
  register: { refused: 'Registration failed', unreachable: 'Registration failed. Please try again.' },
  verify: {
    refused: 'Email verification failed. The link may have expired.',
    unreachable: 'Email verification failed. Please try again or request a new verification email.',
  },
} as const satisfies Record<string, Failing>

export function sentenceFor(error: unknown, { refused, unreachable }: Failing): string {
  return error instanceof CallFailed ? (error.said ?? refused) : unreachable
}

/** The letter of `/auth?success=…` and `/auth?error=…`; words we did not write are not repeated. */
export function noticeIn(params: URLSearchParams): Notice | null {
  if (params.get('error') === 'google_failed') {
    return { isAlert: true, text: 'Google sign-in failed. Please try again or use email login.' }
  }
  if (params.get('success') === 'verified') return { isAlert: false, text: 'Email verified successfully! You can now log in.' }
  return null
}

export type Notice = {
  readonly isAlert: boolean
  readonly text: string
  /** The person may be waiting for a letter that has not come. */
  readonly canResend?: boolean
}
