export type FormDraft = {
  /** Only what somebody has typed. What the page fills in itself is filled in again for the present person. */
  readonly keep: (form: HTMLFormElement) => void
  /** Fills every field in which nobody has typed yet. */
  readonly fillIn: (form: HTMLFormElement | null) => void
  readonly forget: () => void
}

/** Typed text survives a reload and a lost connection. A browser without storage is no error. */
export function formDraft(key: string): FormDraft {
  return {
    keep: (form) =>
      quietly(() => {
        const typed = fieldsOf(form).filter((field) => field.value !== firstValueOf(field))
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed.map(({ name, value }) => [name, value]))))
      }),
    fillIn: (form) =>
      quietly(() => {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Readonly<Record<string, string>> // written above
        for (const field of fieldsOf(form))
          if (field.value === firstValueOf(field)) field.value = draft[field.name] ?? field.value
      }),
    forget: () => quietly(() => sessionStorage.removeItem(key)),
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the page was loaded with. */
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
