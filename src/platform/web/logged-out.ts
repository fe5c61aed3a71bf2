import { type Message, toast } from './ui/toast.ts'

const loggedOut: Message = {
  title: 'Unauthorized',
  text: 'You are logged out. Logging in again...',
  isAlert: true,
}

/** A link that opens the sign-in page in another tab, for a form whose text exists only on this page. Afterwards the form can be sent from here. */
export function logInBeside(): Message['links'] {
  const { pathname, search } = location
  const to = pathname.startsWith('/admin/') ? '/admin/login' : `/api/login?returnTo=${encodeURIComponent(pathname + search)}`
  return [{ to, label: 'Log in in a new tab', isBeside: true }]
}

const readingMs = 500

/** For a call that got 401: shows a message, and opens the sign-in page after enough time to read the message. */
export function logInAgain(href: string): void {
  toast(loggedOut)
  setTimeout(() => location.assign(href), readingMs)
}
