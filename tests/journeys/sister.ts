/** The URL of a path on the CV site, which is the same server under another name. */
export function onSister(baseURL: string | undefined, path: string): string {
  const url = new URL(path, baseURL)
  url.hostname = 'cv.localhost'
  return url.href
}
