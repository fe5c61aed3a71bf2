/** Part of the first script of every page: says that the other scripts have not arrived, and reloads the page without losing typed text. */
import { address, keepFields } from './typed-fields.ts'

/** After this time the page says that the other scripts are missing. */
export const missingAfterMs = 15_000
const lookAgainMs = 200

function reload(): void {
  keepFields(address, document)
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
