import { type Message, toast } from './ui/toast.ts'

const loggedOut: Message = {
  title: 'Unauthorized',
  text: 'You are logged out. Logging in again...',
  isAlert: true,
}

const readingMs = 500

/** For a call that has found nobody signed in: says so, and leaves for the sign-in as soon as it may have been read. */
export function logInAgain(href: string): void {
  toast(loggedOut)
  setTimeout(() => location.assign(href), readingMs)
}
