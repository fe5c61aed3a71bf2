/** Part of the first script of every page: keeps typed text in the storage of the tab until the next page is there. */
const storageKey = 'typed-before-next-page'
export const address = location.pathname + location.search

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type FormDraft = {
  readonly address: string
  readonly fields: readonly { readonly index: number; readonly name: string; readonly value: string }[]
}

const hasTick = (field: FormField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const valueOf = (field: FormField): string => (hasTick(field) ? String(field.checked) : field.value)
/** Passwords are never stored. */
const isKept = ({ type }: FormField): boolean => !['password', 'hidden', 'file'].includes(type)
const fieldsIn = (part: ParentNode): FormField[] => [...part.querySelectorAll<FormField>('input, textarea, select')]

/** Keeps the fields of a part of this page for the page with the address `to`. */
export function keepFields(to: string, part: ParentNode): void {
  const fields = fieldsIn(part).flatMap((field, index) =>
    isKept(field) ? [{ index, name: field.name, value: valueOf(field) }] : [],
  )
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address: to, fields } satisfies FormDraft))
  } catch {
    // The browser has no storage.
  }
}

/** Before hydration a press of a tab, or of a link in its panel, loads another page, which gets the fields with the same names. */
export function keepPanelFields({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[role=tab], [role=tabpanel] a') : null
  const panel = document.querySelector('[role=tabpanel]')
  if (link && panel) keepFields(link.pathname + link.search, panel)
}

/** The event informs listeners that exist by now. */
function writeBack(field: FormField, value: string): void {
  if (valueOf(field) === value) return
  if (hasTick(field)) field.checked = value === 'true'
  else field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A page that a link has opened has other fields before this one. */
function onlyOne(all: readonly FormField[], name: string): FormField | undefined {
  const [first, ...more] = all.filter((field) => field.name === name)
  return more.length === 0 ? first : undefined
}

export function restoreFields(): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as FormDraft | null // written above
    sessionStorage.removeItem(storageKey)
    if (typed?.address !== address) return
    const all = fieldsIn(document)
    for (const { index, name, value } of typed.fields) {
      const field = all[index]?.name === name ? all[index] : onlyOne(all, name)
      if (field && isKept(field)) writeBack(field, value)
    }
  } catch {
    // The browser has no storage.
  }
}
