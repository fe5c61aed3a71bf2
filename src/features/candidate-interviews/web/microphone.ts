/** As specified. A browser that does not support this sample rate uses its own. */
const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, sampleRate: 24_000 } as const
/** The highest value of the level meter. */
export const loudest = 128

export type Microphone = { readonly stream: MediaStream; readonly level: () => number; readonly close: () => void }

/** Rejects without a microphone or without the permission. */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    stream,
    level: () => {
      analyser.getByteTimeDomainData(samples)
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample - loudest)), 0)
    },
    close: () => {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}

/** Speaks with the browser's speech synthesis; returns false if it has none. */
export function speak(text: string): boolean {
  if (!('speechSynthesis' in window) || speechSynthesis.getVoices().length === 0) return false
  speechSynthesis.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'en-IN'
  speechSynthesis.speak(words)
  return true
}

export function stopSpeaking(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
