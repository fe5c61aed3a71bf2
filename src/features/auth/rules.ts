/** How soon a person can start, in days, with labels for a profile and for a wish. */
export const availabilities = [
  [0, 'Immediately'],
  [15, '15 Days'],
  [30, '30 Days'],
  [60, '60 Days'],
  [90, '90 Days'],
] as const satisfies readonly (readonly [number, string])[]

/** Six characters are accepted, as specified; only long passwords protect well. */
export const passwordHint = 'At least 6 characters; we recommend 12 or more'

const home = '/'

/** The path to open after sign-in: a screen of this site, normalised as a browser would do it. Anything else becomes the home page. */
export function safeReturnTo(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2_000 || !wanted.startsWith('/')) return home
  if (/[\p{Cc}\\]/u.test(wanted)) return home
  const url = URL.parse(wanted, 'http://here.invalid')
  if (url?.origin !== 'http://here.invalid') return home
  return isScreen(url.pathname) ? url.pathname + url.search + url.hash : home
}

/** The return path as a further parameter of a URL; nothing for the home page, which is opened anyway. */
export function returnToQuery(wanted: unknown): string {
  const returnTo = safeReturnTo(wanted)
  return returnTo === home ? '' : `&returnTo=${encodeURIComponent(returnTo)}`
}

/** Also checked after decoding once more, because careless code might decode twice. */
function isScreen(pathname: string): boolean {
  const decoded = pathname.replace(/%(?:2f|5c)/gi, '/').replace(/%25/g, '%')
  return !/^\/[/%]/.test(decoded) && !/^\/+(api|auth)(\/|$)/i.test(decoded)
}

const authTabs = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email'] as const
export type AuthTab = (typeof authTabs)[number]

/** The tabs that a URL may name; any other path opens the first tab. */
const tabOfPath: Readonly<Record<string, AuthTab>> = {
  '/register': 'register',
  '/employer/register': 'register',
  '/reset-password': 'reset-password',
}

/** The tab to open. A token in the URL takes precedence, because the person has come to use it. */
export function authTabIn(pathname: string, params: URLSearchParams): AuthTab {
  const token = params.get('token')
  if (token) return token.includes('reset') ? 'reset-password' : 'verify-email'
  const requested = params.get('tab')
  return authTabs.find((tab) => tab === requested) ?? tabOfPath[pathname.replace(/\/$/, '')] ?? 'login'
}

export function isForEmployers(pathname: string): boolean {
  return pathname.includes('employer')
}

/** The URL of another tab. An employers' screen stays one, and the return path is kept. */
export function authHref(tab: AuthTab, at: { readonly isEmployer: boolean; readonly returnTo: string }): string {
  return `${at.isEmployer ? '/employer/login' : '/auth'}?tab=${tab}${returnToQuery(at.returnTo)}`
}

/** The messages of `/auth?error=…` after a form was sent without scripts. The texts are those of the call. */
export const formErrors = {
  wrong_password: 'Invalid email or password',
  not_verified: 'Please verify your email before logging in',
  suspended: 'Your account is suspended. To ask why, write to us through the contact form.',
  too_many: 'Too many attempts. Please try again later.',
} as const
