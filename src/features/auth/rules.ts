/** How soon someone can join, in days, and how it is said: of a person, and of a wish. */
export const availabilities = [
  [0, 'Immediately'],
  [15, '15 Days'],
  [30, '30 Days'],
  [60, '60 Days'],
  [90, '90 Days'],
] as const satisfies readonly (readonly [number, string])[]

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

const authTabs = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email'] as const
export type AuthTab = (typeof authTabs)[number]

/** The address of a screen may stand for a tab; any other opens the first. */
const tabOfPath: Readonly<Record<string, AuthTab>> = {
  '/register': 'register',
  '/employer/register': 'register',
  '/reset-password': 'reset-password',
}

/** A token in the address goes before a tab that is asked for: it is why the person has come. */
export function authTabIn(pathname: string, params: URLSearchParams): AuthTab {
  const token = params.get('token')
  if (token) return token.includes('reset') ? 'reset-password' : 'verify-email'
  const asked = params.get('tab')
  return authTabs.find((tab) => tab === asked) ?? tabOfPath[pathname.replace(/\/$/, '')] ?? 'login'
}

export function isForEmployers(pathname: string): boolean {
  return pathname.includes('employer')
}

/** Where another tab stands: for employers it stays a screen for employers, and the way back goes along. */
export function authHref(tab: AuthTab, at: { readonly isEmployer: boolean; readonly returnTo: string }): string {
  const back = at.returnTo === home ? '' : `&returnTo=${encodeURIComponent(at.returnTo)}`
  return `${at.isEmployer ? '/employer/login' : '/auth'}?tab=${tab}${back}`
}

/** What `/auth?error=…` stands for when a form was sent without scripts. The words are those of the call. */
export const formErrors = {
  wrong_password: 'Invalid email or password',
  not_verified: 'Please verify your email before logging in',
  too_many: 'Too many attempts. Please try again later.',
} as const
