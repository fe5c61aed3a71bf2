import { useRef, useState } from 'react'
import { faultOfReason, isReason } from '#features/staff/reason.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { Facts } from './facts.tsx'

type Rows = readonly (readonly [name: string, value: string | null])[]

type RevealContactProps = {
  /** The masked values. */
  readonly rows: Rows
  /** Who can see that somebody has looked, as the beginning of a sentence. */
  readonly who: string
  readonly reveal: (reason: string) => Promise<Rows>
}

/** Contact details, masked until a reason is given. They are not stored: after a reload they are masked again. */
export function RevealContact({ rows, who, reveal }: RevealContactProps) {
  const [revealed, setRevealed] = useState<Rows | null>(null)
  return (
    <>
      <Facts title="Contact details" rows={revealed ?? rows} />
      {!revealed && <ReasonForm who={who} onReason={async (reason) => setRevealed(await reveal(reason))} />}
    </>
  )
}

type ReasonFormProps = { readonly who: string; readonly onReason: (reason: string) => Promise<void> }

function ReasonForm({ who, onReason }: ReasonFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async () => {
      const reason = field.current?.value.trim() ?? ''
      if (!isReason(reason)) throw new InvalidForm({ reason: faultOfReason(reason) })
      await onReason(reason)
    },
    { title: 'Not Revealed' },
  )
  return (
    <Card>
      <form
        noValidate
        aria-label="Reveal contact details"
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid max-w-prose gap-3"
      >
        <TextAreaField
          ref={field}
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          hint={`${who} sees your name and this reason. Both are in the log.`}
          error={errors['reason']}
        />
        <Button type="submit" look="outline" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated}>
          Reveal contact details
        </Button>
      </form>
    </Card>
  )
}
