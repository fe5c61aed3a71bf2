/** Where the page that came from the server contains the styles of its own screen, and where to find all of them. */
const inPage = 'style[data-href]'

let whole: Promise<void> | undefined

/** The styles of all screens, in one file. It is loaded when the browser is idle, and at the latest with the next screen. */
export function fetchStyles(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>(inPage)
  // In development every page has them all.
  if (!part) return Promise.resolve()
  whole ??= loaded(part).catch((error: unknown) => {
    whole = undefined
    throw error
  })
  return whole
}

function loaded(part: HTMLStyleElement): Promise<void> {
  const { href } = new URL(part.dataset['href'] ?? '', location.href)
  // A part of a screen that was loaded meanwhile may have brought it.
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) => link.href === href)
  if (known?.sheet) return Promise.resolve()
  const link = known ?? document.createElement('link')
  if (!known) {
    link.rel = 'stylesheet'
    link.href = href
    // At the end: after a sheet in the middle, the browser would look for every font again, and swap those that came too late for the first paint.
    document.head.append(link)
  }
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError('the styles could not be loaded'))
    })
  })
}
