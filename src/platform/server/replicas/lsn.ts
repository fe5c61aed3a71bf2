/** A position in PostgreSQL's write-ahead log (log sequence number). A server that has replayed up to it has everything that was committed before. */
export type Lsn = bigint

export const none: Lsn = 0n
/** Greater than every position. */
export const never: Lsn = 0xffff_ffff_ffff_ffffn

/** Parses PostgreSQL's notation: `16/B374D848`. Null for anything else. */
export function parseLsn(text: string): Lsn | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? []
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export function latest(one: Lsn, other: Lsn): Lsn {
  return one > other ? one : other
}
