import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { verification } from '../contract.ts'

const call = apiCalls<typeof verification>()

/** A person presses the button: programs that open links in emails confirm nothing. */
export function ConfirmCompanyEmail({ token }: { readonly token: string }) {
  const isHydrated = useHydrated()
  const {
    isBusy,
    error,
    result,
    run: confirm,
  } = useAction(() => call('POST /api/employer/company/confirm-email', { body: { token } }))
  if (result)
    return (
      <>
        <output className="block">
          {' '}
          <Banner look="done">
            {result.purpose === 'verification'
              ? `${result.company} is verified by ${result.email}.`
              : `${result.email} is now the contact address of ${result.company}.`}
          </Banner>
        </output>
        <ButtonLink to="/employer-portal" look="outline" className="justify-self-start">
          Open the employer portal
        </ButtonLink>
      </>
    )
  return (
    <>
      <p>With this button you confirm that the mailbox belongs to the company that sent you the link.</p>
      {error && (
        <Banner look="failed" role="alert">
          {sentenceOf(error)}
        </Banner>
      )}
      <Button className="justify-self-start" isBusy={isBusy} disabled={!isHydrated || token === ''} onClick={() => confirm()}>
        Confirm this address
      </Button>
      <NeedsScript />
    </>
  )
}
