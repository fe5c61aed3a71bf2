import type { ChangeEvent } from 'react'
import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { fieldId } from './steps.ts'

/** The message at a path, if there is one; the component is drawn again only when it changes. */
export function useProblem(path: FieldPath<CvFields>): string | undefined {
  const { control } = useFormContext<CvFields>()
  const { errors } = useFormState({ control, name: path })
  const message: unknown = get(errors, `${path}.message`)
  return typeof message === 'string' ? message : undefined
}

/** Everything a field of the kit needs to be this field of the CV. `toldAt` is where its message stands, if that is another field. */
export function useCvField(path: FieldPath<CvFields>, toldAt = path) {
  const { register, trigger, getFieldState } = useFormContext<CvFields>()
  const { onChange, ...field } = register(path)
  return {
    ...field,
    id: fieldId(path),
    error: useProblem(path),
    onChange: async (event: ChangeEvent<HTMLElement>) => {
      await onChange(event)
      // A message goes as soon as it is not true any more, also before the first attempt to finish.
      if (getFieldState(toldAt).error) await trigger(toldAt)
    },
  }
}
