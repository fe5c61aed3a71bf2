/** The page number in a URL. Anything but a number from 1 means the first page. */
export function pageNumberIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
