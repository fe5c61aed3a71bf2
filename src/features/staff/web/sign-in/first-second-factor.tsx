import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { tellFailure } from '#platform/web/use-action.ts'
import { RecoveryCodes } from '../account/recovery-codes.tsx'
import { SecondFactorSetup } from '../account/second-factor-setup.tsx'

type FirstSecondFactorProps = { readonly onDone: () => void; readonly onBack: () => void }

/** A public server requires a second factor, so it is set up during the first sign-in. */
export function FirstSecondFactor({ onDone, onBack }: FirstSecondFactorProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} button="Continue" onClose={onDone} />
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">Set up a second factor</h2>
      <p>Staff sign in with a password and a code from an authenticator app.</p>
      <SecondFactorSetup
        onDone={setCodes}
        onRefused={(error) => {
          tellFailure({ title: 'Not Set Up' }, error)
          onBack()
        }}
      />
      <Button look="quiet" onClick={onBack}>
        Back to sign-in
      </Button>
    </div>
  )
}
