import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form'
import { fieldId } from './field-id.ts'
import type { ProfileFields } from './profile-fields.ts'

export function useProblem(path: FieldPath<ProfileFields>): string | undefined {
  const { control } = useFormContext<ProfileFields>()
  const { errors } = useFormState({ control, name: path })
  const message: unknown = get(errors, `${path}.message`)
  return typeof message === 'string' ? message : undefined
}

/** The props that connect a field of the UI kit to a field of the profile. */
export function useProfileField(path: FieldPath<ProfileFields>) {
  const { register } = useFormContext<ProfileFields>()
  return { ...register(path), id: fieldId(path), error: useProblem(path) }
}
