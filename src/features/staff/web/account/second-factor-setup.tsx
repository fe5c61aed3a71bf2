import { useEffect, useEffectEvent, useRef } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { SecondFactorSetup as Setup, staffAccount } from '../../account-contract.ts'
import { codeIn } from '../sign-in/typed.ts'

const call = apiCalls<typeof staffAccount>()

type SecondFactorSetupProps = {
  /** Called with the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void
  readonly onRefused: (error: Error) => void
}

/** Shows a new secret for the app, and takes its first code. */
export function SecondFactorSetup({ onDone, onRefused }: SecondFactorSetupProps) {
  const { result, run } = useAction(
    () => call('POST /api/admin/second-factor/setup', {}),
    (error) => onRefused(error),
  )
  const begin = useEffectEvent(() => run())
  useEffect(() => begin(), [])
  if (!result)
    return (
      <Loading>
        <Skeleton className="h-60" />
      </Loading>
    )
  return (
    <div className="grid gap-4">
      <Secret setup={result} />
      <FirstCode onDone={onDone} />
    </div>
  )
}

/** Also a link, because on a phone the app is on the same device. */
function Secret({ setup: { secret, uri, qr } }: { readonly setup: Setup }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Scan this with your authenticator app.</p>
      {/* Apps can only read dark on light, so dark mode does not change it. */}
      <figure aria-label="QR code of the key">
        <svg aria-hidden="true" viewBox={`0 0 ${qr.size} ${qr.size}`} className="size-48 bg-white" shapeRendering="crispEdges">
          <path d={qr.path} fill="#000000" />
        </svg>
      </figure>
      <a href={uri} className={buttonClass('secondary')}>
        Open in an app on this device
      </a>
      <p className="wrap-anywhere">
        Or type in this key: <code className="font-mono">{(secret.match(/.{4}/g) ?? []).join(' ')}</code>
      </p>
    </div>
  )
}

function FirstCode({ onDone }: Pick<SecondFactorSetupProps, 'onDone'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const { recoveryCodes } = await call('POST /api/admin/second-factor/confirm', { body: { code: codeIn(form) } })
      onDone(recoveryCodes)
    },
    { title: 'Not Set Up' },
    { wrongCode: 'code' },
  )
  return (
    <form noValidate aria-label="First code" onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      <Field
        ref={field}
        label="Code"
        name="code"
        hint="The six digits that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={errors['code']}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          Turn on
        </Button>
      </div>
    </form>
  )
}
