import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

/** Joins a beginning that was compressed once with an uncompressed end of less than 64 KB. */
export type Beginning = (end: Buffer) => Buffer

const brotli = promisify(brotliCompress)
const deflated = promisify(deflateRaw)

/** For a text that is sent often with a different end each time. */
export async function compressBeginning(encoding: Encoding | undefined, text: Buffer): Promise<Beginning> {
  if (encoding === 'br') return brotliOf(text)
  if (encoding === 'gzip') return gzipOf(text)
  return (end) => Buffer.concat([text, end])
}

/** RFC 7932, 9.2: a flush ends at a whole byte. Then follow an uncompressed part (not the last, 16 bits of length) and an empty last one. */
async function brotliOf(text: Buffer): Promise<Beginning> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const beginning = await brotli(text, { finishFlush: constants.BROTLI_OPERATION_FLUSH, params })
  return (end) => {
    const head = Buffer.alloc(3)
    head.writeUIntLE(((end.length - 1) << 3) | (1 << 19), 0, 3)
    return Buffer.concat([beginning, head, end, Buffer.of(0x03)])
  }
}

const gzipHead = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

/** RFC 1952 and 1951, 3.2.4: a flush ends at a whole byte. Then follow a stored block, which is the last, and the checksum of the whole. */
async function gzipOf(text: Buffer): Promise<Beginning> {
  const beginning = await deflated(text, { finishFlush: constants.Z_SYNC_FLUSH })
  const checksum = crc32(text)
  return (end) => {
    const head = Buffer.of(1, 0, 0, 0, 0)
    head.writeUInt16LE(end.length, 1)
    head.writeUInt16LE(0xffff ^ end.length, 3)
    const foot = Buffer.alloc(8)
    foot.writeUInt32LE(crc32(end, checksum), 0)
    foot.writeUInt32LE((text.length + end.length) >>> 0, 4)
    return Buffer.concat([gzipHead, beginning, head, end, foot])
  }
}
