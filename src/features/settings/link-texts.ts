/** What is said, before and after the press, to anyone who comes with a link that we have not written. */
export const linkIncomplete = 'This link is not complete. Please open it again from the letter.'
