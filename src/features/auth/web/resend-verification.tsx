import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { auth } from '../contract.ts'

const call = apiCalls<typeof auth>()

type ResendVerificationProps = {
  /** Reads the address at the click, because the person may just have corrected it. */
  readonly emailOf: () => string
  readonly returnTo: string
}

export function ResendVerification({ emailOf, returnTo }: ResendVerificationProps) {
  const [outcome, setOutcome] = useState('')
  const { run: resend } = useAction(
    async () => {
      const email = emailOf().trim()
      if (!email) return setOutcome('Please enter your email first')
      setOutcome('')
      await call('POST /api/auth/resend-verification', { body: { email, returnTo } })
      setOutcome('Verification email sent!')
    },
    () => setOutcome('Failed to send verification email'),
  )
  return (
    <>
      <button
        type="button"
        onClick={() => resend()}
        className="min-h-11 cursor-pointer text-left text-blue-dark underline underline-offset-2 hover:no-underline"
      >
        Didn't receive email? Resend verification
      </button>
      <output className="block text-ink empty:hidden">{outcome}</output>
    </>
  )
}
