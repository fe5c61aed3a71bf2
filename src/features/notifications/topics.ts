/** What a digest may contain besides new jobs. A receipt is for one's own action: it stands in emails only, never in the list. */
export const topics = ['moved', 'submitted', 'withdrawn', 'message', 'receipt'] as const
export type Topic = (typeof topics)[number]
