import { randomBytes } from 'node:crypto'

/**
 * A UUID version 7 (RFC 9562). It sorts by creation time, so new rows are neighbours in their index. It can be guessed, so it must not be used as a
 * secret.
 */
export function newId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
