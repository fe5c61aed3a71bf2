import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import type { Encoding } from './request-headers.ts'
import { quickOptions } from './compress.ts'

/**
 * The beginning of a page that is compressed once and sent with different ends. All answers share this buffer: a copy for each would make garbage
 * collection expensive.
 */
export type PageStart = {
  readonly beginning: Buffer
  /** Returns the bytes that complete the page with this end, which must be uncompressed and shorter than 64 KB. */
  readonly endWith: (end: Buffer) => Buffer
}

const brotli = promisify(brotliCompress)
const deflated = promisify(deflateRaw)

/** Compresses a beginning that is sent often, each time with a different end. */
export async function compressBeginning(encoding: Encoding, text: Buffer): Promise<PageStart> {
  if (encoding === 'gzip') return gzipWith(await deflated(text, { finishFlush: constants.Z_SYNC_FLUSH }), text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return brotliWith(await brotli(text, { finishFlush: constants.BROTLI_OPERATION_FLUSH, params }))
}

/** Like `compressBeginning`, but synchronous and cheaper, for a beginning that may be sent only once. `text` is not used afterwards. */
export function compressBeginningNow(encoding: Encoding, text: Buffer): PageStart {
  const options = quickOptions(text)
  if (encoding === 'gzip') {
    return gzipWith(deflateRawSync(text, { ...options.gzip, finishFlush: constants.Z_SYNC_FLUSH }), text)
  }
  return brotliWith(brotliCompressSync(text, { ...options.brotli, finishFlush: constants.BROTLI_OPERATION_FLUSH }))
}

/**
 * RFC 7932, 9.2: after a flush the stream is at a byte boundary. An uncompressed meta-block (not the last, length in 16 bits) and an empty last one
 * follow.
 */
function brotliWith(beginning: Buffer): PageStart {
  return {
    beginning,
    endWith: (end) => {
      const head = Buffer.alloc(3)
      head.writeUIntLE(((end.length - 1) << 3) | (1 << 19), 0, 3)
      return Buffer.concat([head, end, Buffer.of(0x03)])
    },
  }
}

const gzipHead = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

/**
 * RFC 1952 and 1951, 3.2.4: after a flush the stream is at a byte boundary. A stored block, which is the last, and the checksum of the whole text
 * follow.
 */
function gzipWith(beginning: Buffer, text: Buffer): PageStart {
  const checksum = crc32(text)
  const { length } = text
  return {
    beginning: Buffer.concat([gzipHead, beginning]),
    endWith: (end) => {
      const head = Buffer.of(1, 0, 0, 0, 0)
      head.writeUInt16LE(end.length, 1)
      head.writeUInt16LE(0xffff ^ end.length, 3)
      const foot = Buffer.alloc(8)
      foot.writeUInt32LE(crc32(end, checksum), 0)
      foot.writeUInt32LE((length + end.length) >>> 0, 4)
      return Buffer.concat([head, end, foot])
    },
  }
}
