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
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = part.dataset['href'] ?? ''
  part.after(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError('the styles could not be loaded'))
    })
  })
}
