/** Part of the first script of every page: says that the other scripts have not arrived, and reloads the page without losing typed text. */
/** After this time the page says that the other scripts are missing. */
export const missingAfterMs = 15_000
const typedKey = 'typed-before-reload'
export const address = location.pathname + location.search
const lookAgainMs = 200

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type FormDraft = {
  readonly address: string
  readonly fields: readonly { readonly index: number; readonly name: string; readonly value: string }[]
}

const hasTick = (field: FormField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const valueOf = (field: FormField): string => (hasTick(field) ? String(field.checked) : field.value)
/** Passwords are never stored. */
const isKept = ({ type }: FormField): boolean => !['password', 'hidden', 'file'].includes(type)
const allFields = (): FormField[] => [...document.querySelectorAll<FormField>('input, textarea, select')]

function keepFields(): void {
  const fields = allFields().flatMap((field, index) =>
    isKept(field) ? [{ index, name: field.name, value: valueOf(field) }] : [],
  )
  sessionStorage.setItem(typedKey, JSON.stringify({ address, fields } satisfies FormDraft))
}

/** The event informs listeners that exist by now. */
function writeBack(field: FormField, value: string): void {
  if (valueOf(field) === value) return
  if (hasTick(field)) field.checked = value === 'true'
  else field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function restoreFields(): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null') as FormDraft | null // written above
    sessionStorage.removeItem(typedKey)
    if (typed?.address !== address) return
    const all = allFields()
    for (const { index, name, value } of typed.fields) {
      const field = all[index]
      if (field?.name === name && isKept(field)) writeBack(field, value)
    }
  } catch {
    // The browser has no storage.
  }
}

function reload(): void {
  try {
    keepFields()
  } catch {
    // The browser has no storage.
  }
  location.reload()
}

/** Uses inline styles, because the style sheet of a page contains only the classes of its screen. */
function openNotice(): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Reload' })
  button.style.cssText =
    'min-height:2.75rem;padding:0 1.25rem;border-radius:999px;background:var(--color-blue,#2563eb);color:#fff;font-weight:600;cursor:pointer'
  button.addEventListener('click', reload)
  const hasPassword = document.querySelector('[type=password]') !== null
  const text = `This page has not loaded completely, so its buttons may not work. Reloading keeps what you have typed${hasPassword ? ', except passwords' : ''}.`
  const notice = document.createElement('aside')
  notice.setAttribute('role', 'alert')
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:center;padding:1rem;background:var(--color-card,#fff);color:var(--color-ink,#1b1f2a);border-top:2px solid var(--color-marigold,#f5a524)'
  notice.append(Object.assign(document.createElement('p'), { textContent: text }), button)
  document.body.append(notice)
  return notice
}

let isShown = false

/** Shows the notice until the scripts have arrived after all. */
export function showMissing(isHydrated: () => boolean): void {
  if (isShown || isHydrated()) return
  isShown = true
  const notice = openNotice()
  const timer = setInterval(() => {
    if (!isHydrated()) return
    clearInterval(timer)
    notice.remove()
    isShown = false
  }, lookAgainMs)
}
