import sharp from 'sharp'

/** Only drawings of our own compiler are read here, and only in a worker: the server reads no SVG at all. */
export async function pictureOf(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { limitInputPixels: 2_000_000 })
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 4 })
    .toBuffer()
}
