/** Selects the inline styles of the screen that the server rendered. `data-href` is the file with the styles of all screens. */
const inPage = 'style[data-href]'

let whole: Promise<void> | undefined

/** Loads the file with the styles of all screens. Called when the browser is idle, and at the latest before the next screen. */
export function fetchStyles(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>(inPage)
  // In development every page links all styles.
  if (!part) return Promise.resolve()
  whole ??= loaded(part).catch((error: unknown) => {
    whole = undefined
    throw error
  })
  return whole
}

function loaded(part: HTMLStyleElement): Promise<void> {
  const { href } = new URL(part.dataset['href'] ?? '', location.href)
  // A lazily loaded part of a screen may have added the same file.
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find((link) => link.href === href)
  if (known?.sheet) return Promise.resolve()
  const link = known ?? document.createElement('link')
  if (!known) {
    link.rel = 'stylesheet'
    link.href = href
    // Appended last: after a style sheet that is inserted in the middle, the browser would look up every font again and swap fonts that arrived after
    // the first paint.
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
