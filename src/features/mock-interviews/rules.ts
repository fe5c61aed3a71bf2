/** The oldest mock interviews of a person are deleted when there are more. */
export const mostKept = 30
