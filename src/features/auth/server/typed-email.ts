import { tokenCookie } from '#platform/server/http/token-cookie.ts'

/**
 * What was typed survives a failed sign-in also where no script keeps it. It goes by a cookie, not by the address of the
 * screen: addresses stand in logs and histories.
 */
export const typedEmail = tokenCookie('pasand_typed_email', 60)
