import { consentText } from '#features/privacy/consent-texts.ts'
import { Link } from '#platform/web/ui/link.tsx'

const linkClass = 'underline underline-offset-2 hover:no-underline'

/** The terms that are stored with the account, above the button that accepts them. Links open new tabs, so that typed text stays. */
export function Terms({ isEmployer }: { readonly isEmployer: boolean }) {
  return (
    <div className="grid gap-2 text-sm text-soft">
      <p>
        By signing up you agree to our <PolicyLinks />, and to this:
      </p>
      <p>{consentText('account', { isEmployer }).text}</p>
    </div>
  )
}

/** For places where people sign in: Google creates an account for anyone who has none. */
export function GoogleTerms() {
  return (
    <div className="text-sm text-soft">
      <p>
        No account yet? Google creates one, and you agree to our <PolicyLinks />.
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-2">What we store</summary>
        <p>{consentText('account').text}</p>
      </details>
    </div>
  )
}

function PolicyLinks() {
  return (
    <>
      <Link to="/terms-conditions" target="_blank" className={linkClass}>
        Terms and Conditions
      </Link>{' '}
      and our{' '}
      <Link to="/privacy-policy" target="_blank" className={linkClass}>
        Privacy Policy
      </Link>
    </>
  )
}
