import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBeginning } from './stitch.ts'

const texts = ['', 'a', 'नर्स '.repeat(20_000), '<p>Welder in Surat</p>'.repeat(9_000)]
const ends = ['x', 'abc"></script></body></html>', 'नर्स'.repeat(1_000), 'z'.repeat(65_535)]

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (whole: Buffer) => whole],
] as const)('a beginning that is compressed once as %s takes any end', async (encoding, open) => {
  for (const text of texts) {
    const withEnd = await compressBeginning(encoding, Buffer.from(text))
    for (const end of ends) expect(open(withEnd(Buffer.from(end))).toString()).toBe(text + end)
  }
})
