/** The messages, before and after the click, for an invalid link. */
export const linkIncomplete = 'This link is incomplete. Please open it again from the email.'
