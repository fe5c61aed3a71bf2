import { useRef } from 'react'
import { usePasswordPrompt } from '#features/staff/web/account/password-prompt.tsx'
import { faultOfReason, isReason } from '#features/staff/reason.ts'
import { dateText, timeText } from '#platform/contract/dates.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { tellFailure } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { Suspension, SuspensionChange } from '../contract.ts'

type SuspensionPartProps = {
  readonly isSuspended: boolean
  readonly suspensions: readonly Suspension[]
  /** Explains the consequences of a suspension in a sentence. */
  readonly hint: string
  readonly change: (change: SuspensionChange) => Promise<unknown>
}

/** Suspends or restores with a reason, and shows earlier suspensions. */
export function SuspensionPart({ isSuspended, suspensions, hint, change }: SuspensionPartProps) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-lg">Suspension</h2>
      <SuspensionForm key={String(isSuspended)} isSuspended={isSuspended} hint={hint} change={change} />
      {suspensions.length > 0 && (
        <ul aria-label="Suspensions" className="grid gap-3 border-t border-line pt-4 wrap-anywhere">
          {suspensions.map((one) => (
            <li key={one.id}>
              <p>
                {at(one.suspendedAt)}: suspended by {one.suspendedBy}. {one.reason}
              </p>
              {one.restoredAt && (
                <p className="text-soft">
                  {at(one.restoredAt)}: restored by {one.restoredBy}. {one.restoreReason}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const at = (iso: string): string => `${dateText(iso)}, ${timeText(iso)}`

function SuspensionForm({ isSuspended, hint, change }: Omit<SuspensionPartProps, 'suspensions'>) {
  const isHydrated = useHydrated()
  const { field, errors, isBusy, onSubmit, onInput, prompt } = useSuspension(isSuspended, change)
  return (
    <>
      <form
        noValidate
        aria-label={isSuspended ? 'Restore' : 'Suspend'}
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid max-w-prose gap-3"
      >
        <TextAreaField
          ref={field}
          label={isSuspended ? 'Reason, for the log of staff' : 'Reason, which is in the email'}
          name="reason"
          rows={2}
          maxLength={500}
          hint={isSuspended ? 'Signing in works again, and an email says so.' : hint}
          error={errors['reason']}
        />
        <Button
          type="submit"
          look={isSuspended ? 'outline' : 'danger'}
          className="justify-self-start"
          isBusy={isBusy}
          disabled={!isHydrated}
        >
          {isSuspended ? 'Restore' : 'Suspend'}
        </Button>
      </form>
      {prompt}
    </>
  )
}

function useSuspension(isSuspended: boolean, change: SuspensionPartProps['change']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { handles, prompt } = usePasswordPrompt()
  const form = useFormSubmit(
    async () => {
      const reason = field.current?.value.trim() ?? ''
      if (!isReason(reason)) throw new InvalidForm({ reason: faultOfReason(reason) })
      await change({ isSuspended: !isSuspended, reason })
      toast({ title: isSuspended ? 'Restored' : 'Suspended', text: 'An email is on its way.' })
    },
    (error, element) => handles(error, () => element.requestSubmit()) || tellFailure({ title: 'Nothing Has Changed' }, error),
  )
  return { ...form, field, prompt }
}
