import { crc32, deflateSync } from 'node:zlib'

export type GreyPixels = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

const signature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')
const bitsPerPixel = 4

/** Encodes pixels of one byte each as a PNG with 16 shades of grey, which are enough for letters. */
export function greyPng({ width, height, bytes }: GreyPixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bitsPerPixel // the other four bytes are zero: greyscale, default compression and filter, not interlaced
  const data = deflateSync(packed({ width, height, bytes }), { level: 9 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Packs two pixels into one byte. Each row begins with its filter type, which is 0 for none. */
function packed({ width, height, bytes }: GreyPixels): Buffer {
  const rowLength = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(rowLength * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = (bytes[y * width + x] ?? 0) >> 4
      const at = y * rowLength + 1 + (x >> 1)
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? shade << 4 : shade)
    }
  }
  return rows
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
