import { type Message, toast } from './ui/toast.ts'

const loggedOut: Message = {
  title: 'Unauthorized',
  text: 'You are logged out. Logging in again...',
  isAlert: true,
}

const readingMs = 500

/** For a call that got 401: shows a message, and opens the sign-in page after the time to read it. */
export function logInAgain(href: string): void {
  toast(loggedOut)
  setTimeout(() => location.assign(href), readingMs)
}
