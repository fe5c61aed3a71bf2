import type { FailureMessage } from '#platform/web/use-action.ts'

/** The sign-in page, with a message that the sign-in has ended. */
export const staffLogin = '/admin/login?error=signed_out'

/** How to handle the failure of a button. A form whose text would be lost passes only a title. */
export const buttonFailure = (title: string): FailureMessage => ({ title, loginUrl: () => staffLogin })
