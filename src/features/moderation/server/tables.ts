/** The claim has ended after `expiresAt`. */
export type ModerationClaimsTable = { queue: string; itemId: string; adminId: string; claimedAt: Date; expiresAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    moderationClaims: ModerationClaimsTable
  }
}
