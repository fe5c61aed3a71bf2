import sharp from 'sharp'

type PictureSize = { readonly width?: number; readonly height?: number; readonly colour?: string }

function drawn({ width = 640, height = 480, colour = '#1e3a8a' }: PictureSize) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

export function aJpeg(wanted: PictureSize = {}): Promise<Buffer> {
  return drawn(wanted).jpeg().toBuffer()
}

export function aPng(wanted: PictureSize = {}): Promise<Buffer> {
  return drawn(wanted).png().toBuffer()
}

/** A photo as phones store it: rotated, with the GPS position in its metadata. */
export function aPhonePhoto(): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 35/1 40/1' }
  return drawn({ width: 800, height: 400 })
    .withExif({ IFD0: { Make: 'Secretphone', Copyright: 'Asha at home' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
