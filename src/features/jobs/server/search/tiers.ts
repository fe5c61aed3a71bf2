/** Where a search found its words: written so in the title itself, in other forms there, in other names of the trade too, or anywhere. Orders that do not ask know only the last. */
export const tiers = [0, 1, 2, 3] as const
export type Tier = (typeof tiers)[number]
export const anywhereTier = 3 satisfies Tier
/** A query for each tier but the last; empty where nothing is asked of a title. */
export type Titles = readonly [written: string, own: string, any: string]
