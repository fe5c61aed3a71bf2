import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

type ItemsFieldProps = {
  readonly id: string
  readonly label: string
  /** The name of an item, such as "skill". */
  readonly noun: string
  readonly hint: string
  readonly isOptional?: boolean
  readonly error?: string | undefined
  readonly items: readonly string[]
  readonly onItems: (items: string[]) => void
  /** Text in the input that has not been added yet. */
  readonly typed: string
  readonly onTyped: (typed: string) => void
}

/** A list of short texts. Enter adds one and never submits the form. */
export function ItemsField({ noun, error, items, onItems, typed, onTyped, ...words }: ItemsFieldProps) {
  const { note, type, add, remove } = useItems({ items, onItems, typed, onTyped })
  const input: Ref<HTMLInputElement> = useRef<HTMLInputElement>(null)
  const andGoOn = (act: () => void): void => {
    act()
    input.current?.focus()
  }
  return (
    <div className="grid gap-2">
      <Field
        {...words}
        ref={input}
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

/** While an input method (for Hindi, for example) composes a word, Enter confirms the word. Safari then reports key code 229. */
function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, add: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
  event.preventDefault()
  add()
}

/** The error; text that was typed but not added gets a hint how to add it. */
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

function useItems({ items, onItems, typed, onTyped }: Pick<ItemsFieldProps, 'items' | 'onItems' | 'typed' | 'onTyped'>) {
  const [note, setNote] = useState('')

  function add(): void {
    const item = typed.trim()
    const next = withItem(items, typed)
    if (item) setNote(next === items ? `“${item}” is in the list already.` : '')
    if (next !== items) onItems([...next])
    onTyped('')
  }

  function type(text: string): void {
    setNote('')
    onTyped(text)
  }

  const remove = (at: number): void => onItems(items.toSpliced(at, 1))
  return { note, type, add, remove }
}

/** The list with the typed text as its last item. Unchanged if the text is blank or already in the list, in any case. */
export function withItem(items: readonly string[], typed: string): readonly string[] {
  const item = typed.trim()
  const isKnown = items.some((other) => other.toLowerCase() === item.toLowerCase())
  return item === '' || isKnown ? items : [...items, item]
}
