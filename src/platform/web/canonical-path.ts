/** Screens are found whatever the case of their address, and with a slash at its end: each is one page all the same. */
export function canonicalPath(pathname: string): string {
  let end = pathname.length
  // Not by an expression like /\/+$/: that takes quadratic time where the slashes are not at the end.
  while (end > 0 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).toLowerCase() || '/'
}
