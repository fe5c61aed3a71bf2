export type KeptForm = {
  readonly keep: (form: HTMLFormElement) => void
  /** Into every field in which nobody has typed yet. */
  readonly fillIn: (form: HTMLFormElement | null) => void
  readonly forget: () => void
}

/** What was typed survives a reload and a lost connection; a browser that keeps nothing is no reason to fail. */
export function keptForm(key: string): KeptForm {
  return {
    keep: (form) => quietly(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))))),
    fillIn: (form) =>
      quietly(() => {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Readonly<Record<string, string>> // written above
        for (const field of form?.elements ?? []) {
          const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          if (isTyped && field.value === field.defaultValue) field.value = kept[field.name] ?? field.value
        }
      }),
    forget: () => quietly(() => sessionStorage.removeItem(key)),
  }
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // The very name throws where nothing may be kept.
  }
}
