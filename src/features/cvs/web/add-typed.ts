import type { UseFormReturn } from 'react-hook-form'
import { withItem } from '#platform/web/ui/items-field.tsx'
import type { CvBody } from '../contract.ts'
import { type CvFields, lists } from './cv-fields.ts'

type CvForm = UseFormReturn<CvFields, unknown, CvBody>

/** Adds text that was typed into a list without Enter: a person who finishes a CV would not notice that it is missing. */
export function addTyped({ getValues, setValue }: Pick<CvForm, 'getValues' | 'setValue'>): void {
  for (const name of lists) {
    const typed = getValues(`typing.${name}`)
    if (typed === '') continue
    setValue(name, [...withItem(getValues(name), typed)])
    setValue(`typing.${name}`, '')
  }
}
