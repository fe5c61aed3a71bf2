const home = '/'

/** Where a sign-in may lead back to: a screen of this site, in the form in which a browser would read it; anything else is home. */
export function safeReturnTo(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2_000 || !wanted.startsWith('/')) return home
  if (/[\p{Cc}\\]/u.test(wanted)) return home
  const url = URL.parse(wanted, 'http://here.invalid')
  if (url?.origin !== 'http://here.invalid') return home
  return isScreen(url.pathname) ? url.pathname + url.search + url.hash : home
}

/** Also looked at as a careless reader would, who decodes once more than needed. */
function isScreen(pathname: string): boolean {
  const decoded = pathname.replace(/%(?:2f|5c)/gi, '/').replace(/%25/g, '%')
  return !/^\/[/%]/.test(decoded) && !/^\/+(api|auth)(\/|$)/i.test(decoded)
}
