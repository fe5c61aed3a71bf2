import { accountOfPage } from './account-of-page.ts'

export type FormDraft = {
  /** Stores only the fields that somebody has typed in. Values that the page fills in itself may belong to another person later. */
  readonly keep: (form: HTMLFormElement) => void
  /** Restores the stored text in every field that nobody has typed in yet. */
  readonly fillIn: (form: HTMLFormElement | null) => void
  readonly forget: () => void
}

/** What `keep` stores. The owner is the account that was signed in; a visitor may sign in later. */
type FormText = { readonly owner?: string | undefined; readonly values: Readonly<Record<string, string>> }

/**
 * Keeps typed text over a reload, a lost connection or a sign-in. Another account in the same tab does not see it. Does nothing in a browser without
 * storage.
 */
export function formDraft(key: string): FormDraft {
  return {
    keep: (form) =>
      quietly(() => {
        const typed = fieldsOf(form).filter((field) => field.value !== firstValueOf(field))
        const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]))
        sessionStorage.setItem(key, JSON.stringify({ owner: accountOfPage(), values } satisfies FormText))
      }),
    fillIn: (form) =>
      quietly(() => {
        const { owner, values } = JSON.parse(sessionStorage.getItem(key) ?? '{"values":{}}') as FormText // `keep` has written it
        if (owner !== undefined && owner !== accountOfPage()) return
        for (const field of fieldsOf(form))
          if (field.value === firstValueOf(field)) field.value = values[field.name] ?? field.value
      }),
    forget: () => quietly(() => sessionStorage.removeItem(key)),
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The value that the field had when the page was loaded. */
function firstValueOf(field: TextField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

function fieldsOf(form: HTMLFormElement | null): TextField[] {
  return [...(form?.elements ?? [])].filter(
    (field): field is TextField =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement,
  )
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Accessing the storage throws where it is disabled.
  }
}
