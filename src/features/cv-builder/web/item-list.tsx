import { useController } from 'react-hook-form'
import { ItemsField } from '#platform/web/ui/items-field.tsx'
import type { CvFields, ListName } from '#features/cvs/web/cv-fields.ts'
import { fieldId } from '#features/cvs/web/steps.ts'
import { useProblem } from './use-cv-field.ts'

type ItemListProps = {
  readonly name: ListName
  readonly label: string
  /** The name of an item, such as "skill". */
  readonly noun: string
  readonly hint: string
  readonly isOptional?: boolean
}

/** A list of the CV to which items are added one by one. */
export function ItemList({ name, ...words }: ItemListProps) {
  const { field: list } = useController<CvFields, ListName>({ name })
  const { field: typing } = useController<CvFields, `typing.${ListName}`>({ name: `typing.${name}` })
  return (
    <ItemsField
      {...words}
      id={fieldId(name)}
      error={useProblem(name)}
      items={list.value}
      onItems={list.onChange}
      typed={typing.value}
      onTyped={typing.onChange}
    />
  )
}
