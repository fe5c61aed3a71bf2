/** Hashes of the tokens of anonymous CVs. */
export type CvTokensTable = { hash: Buffer; cvId: string; kind: 'magic_link' | 'session' | 'opening' | 'key'; expiresAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    cvTokens: CvTokensTable
  }
}
