import { type ChangeEvent, type InputEvent, useEffect, useRef } from 'react'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { type FieldErrors, InvalidForm } from '#platform/web/field-errors.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckField, Field, SelectField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { NewWish, wishes } from '../contract.ts'
import { pendingWish } from './wish-queries.ts'
import { anyCompany, availabilities, readWish } from './read-wish.ts'
import { wishFailed, wishSubmitted } from './wish-messages.ts'

const call = apiCalls<typeof wishes>()

type FormProps = { readonly isSignedIn: boolean; readonly onSubmitted?: (() => void) | undefined }

/** The browser stores a visitor's wish during the sign-in; `PendingWish` submits it afterwards. */
export function WishForm({ isSignedIn, onSubmitted }: FormProps) {
  const { errors, isBusy, onSubmit, onInput } = useNewWish({ isSignedIn, onSubmitted })
  return (
    <form
      ref={useKept(isSignedIn)}
      noValidate
      aria-label="Make a wish"
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid content-start gap-4"
    >
      <WishFields errors={errors} />
      <Button type="submit" look="outline" isBusy={isBusy} disabled={!useHydrated()}>
        Submit Wish
      </Button>
      <NeedsScript />
    </form>
  )
}

function WishFields({ errors }: { readonly errors: FieldErrors }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Role" name="role" required maxLength={200} autoComplete="off" error={errors['role']} />
      <Field label="Location" name="location" isOptional maxLength={200} autoComplete="off" placeholder="Any city" />
      <div>
        <Field
          label="Company"
          name="company"
          required
          maxLength={200}
          autoComplete="off"
          error={errors['company']}
          onInput={untickAny}
        />
        <CheckField label={anyCompany} name={anyName} onChange={fillCompany} />
      </div>
      <SelectField label="Availability" name="availabilityDays" required defaultValue="" error={errors['availabilityDays']}>
        <option value="">Choose</option>
        {availabilities.map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        label="Expected salary"
        name="expectedSalary"
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="₹ per year, e.g. 8,00,000"
        error={errors['expectedSalary']}
      />
    </div>
  )
}

const anyName = 'anyCompany'

/** Writes the text that the matching understands as any company into the required field, so that the sent value is always visible. */
function fillCompany({ currentTarget: { checked, form } }: ChangeEvent<HTMLInputElement>): void {
  const field = form?.elements.namedItem('company')
  if (!(field instanceof HTMLInputElement)) return
  field.value = checked ? anyCompany : ''
  // Removes the error of the field.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function untickAny({ currentTarget: { value, form } }: InputEvent<HTMLInputElement>): void {
  const box = form?.elements.namedItem(anyName)
  if (box instanceof HTMLInputElement) box.checked = value === anyCompany
}

/** The event ticks the box again, if it was ticked. */
function refill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value ||= value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Restores the typed text for a person who comes back without having signed in. */
function useKept(isSignedIn: boolean): React.RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = form.current?.elements
    for (const [name, value] of Object.entries((!isSignedIn && pendingWish.look()) || {})) {
      const field = fields?.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) refill(field, String(value))
    }
  }, [isSignedIn])
  return form
}

function useNewWish({ isSignedIn, onSubmitted }: FormProps) {
  return useFormSubmit(
    async (form) => {
      const { wish, errors } = readWish(new FormData(form))
      if (!wish) throw new InvalidForm(errors)
      if (!isSignedIn) return signInFirst(wish)
      await call('POST /api/wishes', { body: wish })
      toast(wishSubmitted)
      onSubmitted?.()
      form.reset()
    },
    (error, form) => {
      const { wish } = readWish(new FormData(form))
      if (wish && error instanceof CallFailed && error.status === 401) signInFirst(wish)
      else toast(wishFailed(error))
    },
  )
}

function signInFirst(wish: NewWish): void {
  pendingWish.keep(wish)
  location.assign(loginHref('/'))
}
