const outside = /^https:\/\//i
/** Only one slash at the beginning: two would name another host, and browsers read a backslash as a slash. */
const inside = /^\/(?![/\\])[^\s\\]*$/
const heading = /^#[\w-]+$/

export const isOutside = (address: string): boolean => outside.test(address)

/** Without user name and password, which are used to imitate another host. */
export function isSafeLink(address: string): boolean {
  if (inside.test(address) || heading.test(address)) return true
  if (!isOutside(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname.includes('.')
}

type PictureFile = { readonly path: string; readonly width: string; readonly height: string }

/** `/article-pictures/name.svg#640x220`, or `.webp` for an uploaded one. The size reserves space, so that the text below does not move. */
export function readPicture(address: string): PictureFile | null {
  const [, path, width, height] = /^(\/article-pictures\/[a-z\d-]+\.(?:svg|webp))#(\d{1,4})x(\d{1,4})$/.exec(address) ?? []
  return path && width && height ? { path, width, height } : null
}
