import type { ChangeEvent } from 'react'
import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { fieldId } from '#features/cvs/web/steps.ts'

/** The error at a path, if there is one. The component is rendered again only when the error changes. */
export function useProblem(path: FieldPath<CvFields>): string | undefined {
  const { control } = useFormContext<CvFields>()
  const { errors } = useFormState({ control, name: path })
  const message: unknown = get(errors, `${path}.message`)
  return typeof message === 'string' ? message : undefined
}

/** The props that connect a field of the UI kit to a field of the CV. `toldAt` is the field that shows the error, if it is another one. */
export function useCvField(path: FieldPath<CvFields>, toldAt = path) {
  const { register, trigger, getFieldState } = useFormContext<CvFields>()
  const { onChange, ...field } = register(path)
  return {
    ...field,
    id: fieldId(path),
    error: useProblem(path),
    onChange: async (event: ChangeEvent<HTMLElement>) => {
      await onChange(event)
      // An error disappears as soon as it is fixed, also before the first attempt to finish.
      if (getFieldState(toldAt).error) await trigger(toldAt)
    },
  }
}
