import type { ReactNode } from 'react'
import type { FieldErrors } from '#platform/web/field-errors.ts'

export type PartProps = { readonly errors: FieldErrors }

/** A group of fields. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 text-xl font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Two fields side by side, if there is room. */
export const pair = 'grid items-start gap-4 sm:grid-cols-2'
