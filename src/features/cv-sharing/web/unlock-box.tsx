import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { CvView, cvSharing } from '../contract.ts'
import { maskedEmail, webmailOf } from '../masked-email.ts'

const call = apiCalls<typeof cvSharing>()

/** The id of the text that describes the locked buttons. */
export const unlockText = 'cv-unlock'

/** An anonymous CV is unlocked by the email that was sent. For the CV of an account, its owner requests that email. */
export function isWaitingForEmail({ isShared, downloadAllowed }: CvView): boolean {
  return isShared !== null && !downloadAllowed
}

/** Says how to unlock the PDF. Anyone with the link may see it, so the address is masked. */
export function UnlockBox({ view: { id, personalInfo } }: { readonly view: CvView }) {
  const webmail = webmailOf(personalInfo.email)
  return (
    <section aria-label="Unlock your PDF" className="grid gap-3 rounded-card border border-marigold bg-marigold-wash p-4">
      <p id={unlockText}>
        <strong>One step left:</strong> open the email we sent to{' '}
        <span className="whitespace-nowrap">{maskedEmail(personalInfo.email)}</span>, tap{' '}
        <em className="font-medium not-italic">Verify my email</em>, and your PDF unlocks.
      </p>
      <SendAgain cvId={id}>
        {webmail && (
          <a href={webmail.url} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
            <ExternalLink aria-hidden="true" className="size-4" />
            Open {webmail.name}
            <span className="sr-only"> in a new tab</span>
          </a>
        )}
      </SendAgain>
    </section>
  )
}

type SendAgainProps = { readonly cvId: string; readonly children: ReactNode }

function SendAgain({ cvId, children }: SendAgainProps) {
  const isHydrated = useHydrated()
  const { isBusy, result, error, run } = useAction(() =>
    call('POST /api/cvs/view/:cvId/verification-email', { params: { cvId } }),
  )
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
          {isBusy ? 'Sending…' : 'Send it again'}
        </Button>
      </div>
      <output className="block empty:hidden">{error ? sentenceOf(error) : result && `Sent again. ${result.message}`}</output>
    </>
  )
}
