import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form'
import type { CvFields } from './cv-fields.ts'
import { fieldId } from './steps.ts'

/** The message at a path, if there is one; the component is drawn again only when it changes. */
export function useProblem(path: FieldPath<CvFields>): string | undefined {
  const { control } = useFormContext<CvFields>()
  const { errors } = useFormState({ control, name: path })
  const message: unknown = get(errors, `${path}.message`)
  return typeof message === 'string' ? message : undefined
}

/** Everything a field of the kit needs to be this field of the CV. */
export function useCvField(path: FieldPath<CvFields>) {
  const { register } = useFormContext<CvFields>()
  return { ...register(path), id: fieldId(path), error: useProblem(path) }
}
