/** The same server under the name of the CV site. */
export function onSister(baseURL: string | undefined, path: string): string {
  const url = new URL(path, baseURL)
  url.hostname = 'cv.localhost'
  return url.href
}
