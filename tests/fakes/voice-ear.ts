import { loudnessOf } from './voice-sound.ts'

type Ear = {
  readonly silenceMs: number
  readonly onStart: () => void
  readonly onStop: (voicedMs: number) => void
}

const frameMs = 20
/** The number of consecutive loud frames that counts as speech. */
const framesToStart = 4
const quietest = 350

/** Detects the start and end of speech by loudness only. Good enough for tests, not for noisy rooms. */
export function createEar({ silenceMs, onStart, onStop }: Ear) {
  let floor = 200
  let loudFrames = 0
  let silentFrames = 0
  let voiced: number | null = null
  const stop = (): void => {
    if (voiced === null) return
    const ms = voiced * frameMs
    voiced = null
    loudFrames = 0
    onStop(ms)
  }
  return {
    stop,
    isSpeaking: (): boolean => voiced !== null,
    hear: (frame: Buffer): void => {
      const loudness = loudnessOf(frame)
      const isLoud = loudness > Math.max(quietest, floor * 3)
      if (!isLoud) floor = floor * 0.98 + loudness * 0.02
      if (voiced === null) {
        loudFrames = isLoud ? loudFrames + 1 : 0
        if (loudFrames < framesToStart) return
        voiced = loudFrames
        silentFrames = 0
        return onStart()
      }
      if (isLoud) voiced++
      silentFrames = isLoud ? 0 : silentFrames + 1
      if (silentFrames * frameMs >= silenceMs) stop()
    },
  }
}
