import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FieldArrayPath, useFieldArray, useFormContext } from 'react-hook-form'
import { useFocusLater } from '#platform/web/use-focus-later.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { FurtherSection } from '#features/cvs/further-sections.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { mostEntries } from '#features/cvs/rules.ts'
import { fieldId } from '#features/cvs/web/steps.ts'

type Name = Extract<FieldArrayPath<CvFields>, 'experience' | 'education' | FurtherSection>

type EntriesProps<N extends Name> = {
  readonly name: N
  /** The name of an entry; "Experience 2" has the number added. */
  readonly title: string
  readonly blank: CvFields[N][number]
  /** The label of the button while there is no entry, for lists that may be empty. */
  readonly addFirst?: string
  readonly children: (at: number) => ReactNode
}

/** A list of entries to fill in. Every change is announced, and the focus moves to where work continues. */
export function Entries<N extends Name>({ name, title, blank, addFirst, children }: EntriesProps<N>) {
  const list = useEntries(name, title, blank)
  const most = mostEntries[name]
  const isFull = list.entries.length >= most
  const limitId = fieldId(`${name}-limit`)
  const atLimit = isFull ? { isBusy: true, 'aria-describedby': limitId } : {}
  return (
    <div className="grid gap-6">
      {list.entries.map((entry, at) => (
        <fieldset key={entry.id} className="grid gap-4 rounded-card border border-line p-4">
          <legend className="contents">
            <span className="sr-only">{`${title} ${at + 1}`}</span>
          </legend>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
            <p aria-hidden="true" className="font-semibold">{`${title} ${at + 1}`}</p>
            {(addFirst || list.entries.length > 1) && <EntryActions list={list} at={at} name={name} title={title} />}
          </div>
          {children(at)}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" id={fieldId(`${name}-add`)} {...atLimit} onClick={list.add}>
          <Plus aria-hidden="true" className="size-4" />
          {addFirst && list.entries.length === 0 ? addFirst : `Add ${title.toLowerCase()}`}
        </Button>
        {isFull && (
          <p id={limitId} className="text-sm text-soft">{`A CV can have ${most} of these. Delete one to add another.`}</p>
        )}
        {list.removed && (
          <Button look="quiet" id={fieldId(`${name}-undo`)} {...atLimit} onClick={list.undo}>
            <Undo2 aria-hidden="true" className="size-4" />
            Bring back the deleted entry
          </Button>
        )}
      </div>
      <output className="sr-only">{list.news}</output>
    </div>
  )
}

type List = ReturnType<typeof useEntries>

type EntryActionsProps = { readonly list: List; readonly at: number; readonly name: Name; readonly title: string }

function EntryActions({ list, at, name, title }: EntryActionsProps) {
  const last = list.entries.length - 1
  const named = `${title.toLowerCase()} ${at + 1}`
  return (
    <div className="flex">
      <Button
        look="quiet"
        className="px-3!"
        id={fieldId(`${name}.${at}.up`)}
        aria-label={`Move ${named} up`}
        isBusy={at === 0}
        onClick={() => list.move(at, at - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </Button>
      <Button
        look="quiet"
        className="px-3!"
        id={fieldId(`${name}.${at}.down`)}
        aria-label={`Move ${named} down`}
        isBusy={at === last}
        onClick={() => list.move(at, at + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </Button>
      <Button look="quiet" className="px-3!" aria-label={`Delete ${named}`} onClick={() => list.remove(at)}>
        <Trash2 aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}

function useEntries<N extends Name>(name: N, title: string, blank: CvFields[N][number]) {
  const { control, getValues } = useFormContext<CvFields>()
  const { fields, append, remove, insert, move } = useFieldArray<CvFields, Name>({ control, name })
  const [removed, setRemoved] = useState<{ readonly at: number; readonly entry: CvFields[Name][number] } | null>(null)
  const [news, setNews] = useState('')
  const focusOn = useFocusLater()

  return {
    entries: fields,
    news,
    // The undo of the whole CV may have restored the entry.
    removed: removed && hasEntry(fields, removed.entry) ? null : removed,
    add: () => append({ ...blank }),
    remove: (at: number) => {
      const values = getValues(name)
      const entry = values[at]
      const isLost = entry !== undefined && !hasEntry(values.toSpliced(at, 1), entry)
      setRemoved(isLost ? { at, entry } : null)
      remove(at)
      setNews(`${title} ${at + 1} deleted`)
      focusOn(fieldId(isLost ? `${name}-undo` : `${name}-add`))
    },
    undo: () => {
      if (!removed) return
      insert(removed.at, removed.entry)
      setRemoved(null)
      setNews(`${title} ${removed.at + 1} is back`)
    },
    move: (from: number, to: number) => {
      move(from, to)
      setNews(`Now ${title.toLowerCase()} ${to + 1} of ${fields.length}`)
      focusOn(fieldId(`${name}.${to}.${to < from ? 'up' : 'down'}`))
    },
  }
}

/** Whether an equal entry exists: nothing is lost by removing one of two equal entries, such as two blank ones. */
function hasEntry(entries: readonly object[], entry: object): boolean {
  const texts = Object.entries(entry)
  return entries.some((other) => texts.every(([field, text]) => Reflect.get(other, field) === text))
}
