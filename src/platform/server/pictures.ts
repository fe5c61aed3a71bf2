import { clock } from './clock.ts'
import { memoize } from './memoize.ts'

/** The file is broken, or not an image of an accepted type. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture'
}

/** The image has too many pixels. A small file can decompress to gigabytes, so the size is read from its header first. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels'
}

const mostPixels = 50_000_000

/** Imported with the first picture: the library is large, and the start does not need it. */
const library = memoize(
  async () => {
    const { default: sharp } = await import('sharp')
    // Only these decoders are enabled, whatever the type of the file: decoders for SVG and PDF can read other files.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
    return sharp
  },
  Infinity,
  clock,
)

/** How an image is fitted into a square: a photo (`cover`) loses its edges, a logo (`contain`) is shown whole, on white. */
type Fit = 'cover' | 'contain'
const white = '#ffffff'

const heads: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/**
 * Returns the image as upright WebP squares, one for each edge length in pixels. Encoding it again removes the location, the camera and all other
 * metadata.
 */
export async function squaresOf(bytes: Uint8Array, edges: readonly number[], fit: Fit = 'cover'): Promise<Buffer[]> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!heads.some((isHead) => isHead(source))) throw new NoPicture('not a JPEG, PNG or WebP')
  await checkPixels(source)
  return inTurn(() =>
    draw(source, edges, fit).catch((error: unknown) => {
      throw new NoPicture('the picture is broken', { cause: error })
    }),
  )
}

async function checkPixels(bytes: Buffer): Promise<void> {
  const sharp = await library()
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new NoPicture('the head of the picture is broken', { cause: error })
    })
  if (width * height > mostPixels) throw new TooManyPixels(`${width} × ${height}`)
}

/** The source is decoded once, for the largest square. The smaller squares are made from that one. */
async function draw(bytes: Buffer, edges: readonly number[], fit: Fit): Promise<Buffer[]> {
  const sharp = await library()
  const edge = Math.max(...edges)
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .resize(edge, edge, { fit, background: white })
    .flatten(fit === 'contain' ? { background: white } : false)
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return Promise.all(
    edges.map((size) => sharp(data, { raw: { width, height, channels } }).resize(size, size).webp({ quality: 82 }).toBuffer()),
  )
}

type PictureLimits = { readonly width: number; readonly height: number; readonly bytes: number }
type WebPicture = { readonly content: Buffer; readonly width: number; readonly height: number }

/** Returns the whole image, upright, as WebP within these limits: first the quality is reduced, then the size. */
export async function webPictureOf(bytes: Uint8Array, limits: PictureLimits): Promise<WebPicture> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!heads.some((isHead) => isHead(source))) throw new NoPicture('not a JPEG, PNG or WebP')
  await checkPixels(source)
  return inTurn(() =>
    encodeWithin(source, limits).catch((error: unknown) => {
      throw new NoPicture('the picture is broken', { cause: error })
    }),
  )
}

const scales = [1, 0.75, 0.55, 0.4, 0.3, 0.2]
const qualities = [80, 65, 50]

async function encodeWithin(bytes: Buffer, { width, height, bytes: mostBytes }: PictureLimits): Promise<WebPicture> {
  const sharp = await library()
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const scale of scales) {
    const size = Math.max(1, Math.round(info.width * scale))
    for (const quality of qualities) {
      const made = await sharp(data, { raw }).resize(size).webp({ quality }).toBuffer({ resolveWithObject: true })
      if (made.data.length <= mostBytes) return { content: made.data, width: made.info.width, height: made.info.height }
    }
  }
  throw new TypeError('the smallest picture is too large')
}

let last: Promise<unknown> = Promise.resolve()

/** Processes one image at a time: fifty megapixels may need 200 MB of memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}
