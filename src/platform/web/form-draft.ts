export type FormDraft = {
  /** Stores only the fields that somebody has typed in. Values that the page fills in itself may belong to another person later. */
  readonly keep: (form: HTMLFormElement) => void
  /** Restores the stored text in every field that nobody has typed in yet. */
  readonly fillIn: (form: HTMLFormElement | null) => void
  readonly forget: () => void
}

/** Keeps typed text over a reload or a lost connection. Does nothing in a browser without storage. */
export function formDraft(key: string): FormDraft {
  return {
    keep: (form) =>
      quietly(() => {
        const typed = fieldsOf(form).filter((field) => field.value !== firstValueOf(field))
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
      }),
    fillIn: (form) =>
      quietly(() => {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Readonly<Record<string, string>> // `keep` below has written it
        for (const field of fieldsOf(form))
          if (field.value === firstValueOf(field)) field.value = draft[field.name] ?? field.value
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
