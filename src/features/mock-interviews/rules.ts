/** The number of mock interviews kept per person; the oldest are deleted. */
export const mostKept = 30
