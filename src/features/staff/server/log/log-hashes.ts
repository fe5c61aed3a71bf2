import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A row as the database stores it. Numbers and times are texts, exact to the microsecond. */
export type LogRow = {
  readonly seq: string
  readonly id: string
  readonly adminId: string
  readonly action: string
  readonly targetType: string | null
  readonly targetId: string | null
  readonly createdMicros: string
  readonly detailsHash: Buffer | null
  readonly hash: Buffer
}

/** The part of a row that may be erased; null if it was. */
export type DetailsRow = { readonly salt: Buffer; readonly description: string | null; readonly metadata: string | null }

const sha256 = (fields: readonly (string | null)[]): Buffer => createHash('sha256').update(JSON.stringify(fields)).digest()

/** The hash before the first row. */
export const emptyLogHash: Buffer = createHash('sha256').digest()

/**
 * Hashes the same text as `array_to_json` in database/triggers/admin-logs.sql. Computed here too, because a person who can change the log can change
 * the trigger.
 */
export function hashOfRow(previous: Buffer, row: Omit<LogRow, 'hash'>): Buffer {
  const { seq, id, adminId, action, targetType, targetId, createdMicros, detailsHash } = row
  const details = detailsHash?.toString('hex') ?? null
  return sha256([previous.toString('hex'), seq, id, adminId, action, targetType, targetId, createdMicros, details])
}

export function hashOfDetails({ salt, description, metadata }: DetailsRow): Buffer {
  return sha256([salt.toString('hex'), description, metadata])
}

/** Signs the log up to a row, because the hash of the row covers every row before it. */
export function signLog(key: Buffer, { seq, hash }: Pick<LogRow, 'seq' | 'hash'>): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([seq, hash.toString('hex')]))
    .digest()
}

export function isLogSignature(key: Buffer, row: Pick<LogRow, 'seq' | 'hash'>, signature: Buffer): boolean {
  const right = signLog(key, row)
  return signature.length === right.length && timingSafeEqual(signature, right)
}
