/** The messages for an invalid link, before and after the click. */
export const linkIncomplete = 'This link is incomplete. Please open it again from the email.'
