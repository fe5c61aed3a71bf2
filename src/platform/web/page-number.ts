/** The page in a URL; anything but a number from 1 is the first. */
export function pageNumberIn(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}
