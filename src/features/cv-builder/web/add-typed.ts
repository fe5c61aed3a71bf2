import { lists } from '#features/cvs/web/cv-fields.ts'
import { withItem } from '#platform/web/with-item.ts'
import type { CvFormReturn } from './use-draft-storage.ts'

/** What was typed into a list without Enter is part of it all the same: who finishes a CV would not notice that it is missing. */
export function addTyped({ getValues, setValue }: CvFormReturn): void {
  for (const name of lists) {
    const items = getValues(name)
    const next = withItem(items, getValues(`typing.${name}`))
    if (next !== items) setValue(name, [...next])
    setValue(`typing.${name}`, '')
  }
}
