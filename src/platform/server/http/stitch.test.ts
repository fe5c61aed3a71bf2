import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBeginning, compressBeginningNow } from './stitch.ts'

const texts = ['', 'a', 'नर्स '.repeat(20_000), '<p>Welder in Surat</p>'.repeat(9_000)]
const ends = ['x', 'abc"></script></body></html>', 'नर्स'.repeat(1_000), 'z'.repeat(65_535)]

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }

test.each([
  ['br', compressBeginning],
  ['br', compressBeginningNow],
  ['gzip', compressBeginning],
  ['gzip', compressBeginningNow],
] as const)('a beginning that is compressed once as %s by %O takes any end', async (encoding, compress) => {
  for (const text of texts) {
    const { beginning, endWith } = await compress(encoding, Buffer.from(text))
    for (const end of ends) {
      const whole = Buffer.concat([beginning, endWith(Buffer.from(end))])
      expect(unpacked[encoding](whole).toString()).toBe(text + end)
    }
  }
})
