import { consentText } from '#features/privacy/consent-texts.ts'
import { CheckField } from '#platform/web/ui/field.tsx'
import { Link } from '#platform/web/ui/link.tsx'

type SharingConsentProps = { readonly isShared: boolean; readonly onChange: (isShared: boolean) => void }

/** Asked before anything is shared; a CV can be created without it. */
export function SharingConsent({ isShared, onChange }: SharingConsentProps) {
  const link = 'text-blue-dark underline underline-offset-4'
  return (
    <fieldset className="grid gap-2 border-t border-line pt-6">
      <legend className="sr-only">Who may find your CV</legend>
      <p className="max-w-prose">Tick this to let employers find your CV. Otherwise only people with your link can see it.</p>
      <CheckField
        label={consentText('cv-sharing').text}
        checked={isShared}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="max-w-prose text-sm text-soft">
        We'll email you a link to verify your email, change this choice or delete your CV. Read our{' '}
        <Link to="/privacy-policy" target="_blank" className={link}>
          Privacy Policy
        </Link>{' '}
        and{' '}
        <Link to="/terms-conditions" target="_blank" className={link}>
          Terms and Conditions
        </Link>
        .
      </p>
    </fieldset>
  )
}
