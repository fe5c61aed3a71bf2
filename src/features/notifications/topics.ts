/** What a letter may tell besides new jobs. A receipt is for one's own deed: it stands in letters only, never in the list. */
export const topics = ['moved', 'submitted', 'withdrawn', 'message', 'receipt'] as const
export type Topic = (typeof topics)[number]
