import { deflateSync } from 'node:zlib'

type Parts = { readonly content: Uint8Array | string; readonly image?: readonly [number, Uint8Array]; readonly more?: string }

const fontOf = (name: string): string => `<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`
const fonts = `<</F ${fontOf('Helvetica')} /B ${fontOf('Helvetica-Bold')}>>`

/** One page; its fonts are `/F` and the bold `/B`, its picture, if there is one, `/I`. */
export function drawnPage({
  content,
  image: [side, pixels] = [1, new Uint8Array(1)],
  more = '/MediaBox [0 0 600 800]',
}: Parts): Uint8Array {
  const look = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    `<</Type /Page /Parent 2 0 R ${more} /Contents 4 0 R /Resources <</XObject <</I 5 0 R>> /Font ${fonts}>>>>`,
    stream('/Filter /FlateDecode', deflateSync(content)),
    stream(look, deflateSync(pixels)),
  ]
  return Buffer.from(fileOf(objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)), 'latin1')
}

/** With the table of where each object begins, without which some readers complain. */
function fileOf(objects: readonly string[]): string {
  const head = '%PDF-1.7\n'
  const starts = objects.map((_, at) => head.length + objects.slice(0, at).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = head.length + objects.join('').length
  const size = objects.length + 1
  return `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer <</Root 1 0 R /Size ${size}>>\nstartxref\n${end}\n%%EOF`
}

const stream = (head: string, data: Uint8Array): string =>
  `<<${head} /Length ${data.length}>>\nstream\n${Buffer.from(data).toString('latin1')}\nendstream`

/** The same noise each time; no compression makes it smaller. */
export function noise(length: number): Uint8Array {
  let state = 7
  return Uint8Array.from({ length }, () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16)
}
