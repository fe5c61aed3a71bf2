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
      <p className="max-w-prose">
        Employers find your CV only if you say yes here. Without it, nobody sees the CV but people with its link.
      </p>
      <CheckField
        label={consentText('cv-sharing').text}
        checked={isShared}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p className="max-w-prose text-sm text-soft">
        We mail you a link to verify your email, to change this, and to delete the CV. More in our{' '}
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
