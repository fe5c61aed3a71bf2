import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import type { CvFields, ListName } from './cv-fields.ts'
import { fieldId } from './steps.ts'
import { useProblem } from './use-cv-field.ts'

type ItemListProps = {
  readonly name: ListName
  readonly label: string
  /** "skill": what one item is called. */
  readonly noun: string
  readonly hint: string
  readonly isOptional?: boolean
}

/** Short texts added one by one. Enter adds and never sends the form. */
export function ItemList({ name, noun, ...words }: ItemListProps) {
  const { items, typed, note, type, add, remove } = useItems(name)
  const error = useProblem(name)
  const input = useRef<HTMLInputElement>(null)
  const andGoOn = (act: () => void): void => {
    act()
    input.current?.focus()
  }
  return (
    <div className="grid gap-2">
      <Field
        {...words}
        ref={input}
        id={fieldId(name)}
        error={error && problemText(error, typed.trim())}
        value={typed}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => handleKeyDown(event, add)}
        beside={<AddButton noun={noun} onAdd={() => andGoOn(add)} />}
      />
      <output className="text-sm text-soft empty:hidden">{note}</output>
      <Items items={items} label={words.label} onRemove={(at) => andGoOn(() => remove(at))} />
    </div>
  )
}

/** While a Hindi keyboard still composes a word, Enter is the keyboard's; 229 is how Safari says so. */
function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, add: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
  event.preventDefault()
  add()
}

/** Who has typed something and not added it needs to hear how. */
function problemText(error: string, typed: string): string {
  return typed ? `${error}. Press Enter or the plus button to add “${typed}”.` : error
}

function AddButton({ noun, onAdd }: { readonly noun: string; readonly onAdd: () => void }) {
  return (
    <Button look="secondary" className="w-11 shrink-0 px-0!" aria-label={`Add ${noun}`} onClick={onAdd}>
      <Plus aria-hidden="true" className="size-5" />
    </Button>
  )
}

type ItemsProps = { readonly items: readonly string[]; readonly label: string; readonly onRemove: (at: number) => void }

function Items({ items, label, onRemove }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item, at) => (
        <li key={`${at} ${item}`} className="flex max-w-full items-center rounded-control border border-line bg-paper pl-3">
          <span className="min-w-0 py-1 [overflow-wrap:anywhere]">{item}</span>
          <button
            type="button"
            aria-label={`Remove ${item}`}
            onClick={() => onRemove(at)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-soft hover:text-brick"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useItems(name: ListName) {
  const { field: list } = useController<CvFields, ListName>({ name })
  const { field: typing } = useController<CvFields, `typing.${ListName}`>({ name: `typing.${name}` })
  const [note, setNote] = useState('')

  function add(): void {
    const item = typing.value.trim()
    const isKnown = list.value.some((other) => other.toLowerCase() === item.toLowerCase())
    if (item) setNote(isKnown ? `“${item}” is in the list already.` : '')
    if (item && !isKnown) list.onChange([...list.value, item])
    typing.onChange('')
  }

  function type(text: string): void {
    setNote('')
    typing.onChange(text)
  }

  const remove = (at: number): void => list.onChange(list.value.toSpliced(at, 1))
  return { items: list.value, typed: typing.value, note, type, add, remove }
}
