import { Button } from '#platform/web/ui/button.tsx'
import type { Notice } from './auth-messages.ts'
import { NoticeBox } from './notice-box.tsx'
import { ResendVerification } from './resend-verification.tsx'

type SignedUpProps = {
  readonly notice: Notice
  readonly email: string
  readonly returnTo: string
  /** The address was wrong: the form is shown again. */
  readonly onAgain: () => void
}

/** Replaces the form after a registration: the next step is in the person's mail. */
export function SignedUp({ notice, email, returnTo, onAgain }: SignedUpProps) {
  return (
    <div className="grid gap-4">
      <NoticeBox notice={notice} isResult>
        <ResendVerification emailOf={() => email} returnTo={returnTo} />
      </NoticeBox>
      <p className="wrap-anywhere">
        Open the email that we have sent to <strong>{email}</strong>, and press the button in it. If you do not see it, look in
        the spam folder.
      </p>
      <Button look="quiet" onClick={onAgain}>
        Use another email address
      </Button>
    </div>
  )
}
