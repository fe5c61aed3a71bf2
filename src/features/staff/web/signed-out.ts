import type { FailureMessage } from '#platform/web/use-action.ts'

/** Where staff sign in after a sign-in that has ended. The screen says so. */
export const staffLogin = '/admin/login?error=signed_out'

/** The failure of a button. A form whose text would be lost says only its title. */
export const buttonFailure = (title: string): FailureMessage => ({ title, loginUrl: () => staffLogin })
