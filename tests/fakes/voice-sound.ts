/** G.711 μ-law, which every WebRTC endpoint must support (RFC 7874), so no codec has to be installed. A frame of 20 ms has 160 bytes. */
const frameSize = 160
const perSecond = 8_000
const loud = 6_000

const levels = Int16Array.from({ length: 256 }, (_, index) => {
  const bits = ~index & 0xff
  const size = (((bits & 0x0f) << 3) + 132) << ((bits & 0x70) >> 4)
  return bits & 0x80 ? 132 - size : size - 132
})

function encode(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const size = Math.min(32_635, Math.abs(sample)) + 132
  const exponent = Math.max(0, 31 - Math.clz32(size) - 7)
  return ~(sign | (exponent << 4) | ((size >> (exponent + 3)) & 0x0f)) & 0xff
}

export const silentFrame = Buffer.alloc(frameSize, 0xff)

export function loudnessOf(frame: Buffer): number {
  let sum = 0
  for (const byte of frame) sum += (levels[byte] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, frame.length))
}

/** A humming voice with four syllables a second, for the time it would take to say the text, at most `longestMs`. */
export function humFrames(text: string, longestMs: number): Buffer[] {
  const ms = Math.min(longestMs, text.length * 60)
  return Array.from({ length: Math.ceil(ms / 20) }, (_, frame) =>
    Buffer.from(Array.from({ length: frameSize }, (_unused, at) => encode(sampleAt(frame * frameSize + at, perSecond)))),
  )
}

const sampleAt = (at: number, rate: number): number =>
  Math.round(loud * Math.sin((2 * Math.PI * 220 * at) / rate) * Math.abs(Math.sin((Math.PI * 4 * at) / rate)))

/** A WAV file for Chromium's fake microphone. `seconds` are the lengths of alternating silence and speech, starting with silence. */
export function humWave(seconds: readonly number[]): Buffer {
  const rate = 48_000
  const samples = seconds.flatMap((length, part) =>
    Array.from({ length: length * rate }, (_, at) => (part % 2 === 0 ? 0 : sampleAt(at, rate))),
  )
  const data = Buffer.from(Int16Array.from(samples).buffer)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}
