/** What was typed survives a reload and a lost connection; a browser that keeps nothing is no reason to fail. */
const key = 'contact-message'

export function keepMessage(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))))
  } catch {}
}

export function keptMessage(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string> // written above
  } catch {
    return {}
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
