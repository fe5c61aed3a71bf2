import { useEffect, useRef, useState } from 'react'

type Alternative = { readonly transcript: string; readonly confidence: number }
type Results = ArrayLike<ArrayLike<Alternative> & { readonly isFinal: boolean }>
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { readonly resultIndex: number; readonly results: Results }) => void) | null
  addEventListener: (name: 'end' | 'error', listener: () => void) => void
  start: () => void
  stop: () => void
}

/** The browser's speech recognition, which not every browser has; Chrome and Safari use a prefix. */
function recognitionOf(): (new () => Recognition) | null {
  const names = window as unknown as Readonly<Record<string, (new () => Recognition) | undefined>> // undefined in some browsers
  return names['SpeechRecognition'] ?? names['webkitSpeechRecognition'] ?? null
}

/** Passes recognised speech to `onText` line by line. Nothing is sent before the person has read it. */
export function useDictation(onText: (text: string, confidence: number) => void) {
  const recognition = useRef<Recognition | null>(null)
  const [isOn, setOn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => () => recognition.current?.stop(), [])
  function start(): void {
    const Speech = recognitionOf()
    if (!Speech) return setFailed(true)
    const speech = new Speech()
    Object.assign(speech, { lang: 'en-IN', continuous: true, interimResults: false })
    speech.onresult = ({ resultIndex, results }) => {
      for (let at = resultIndex; at < results.length; at++) {
        const heard = results[at]?.[0]
        if (heard && results[at]?.isFinal) onText(heard.transcript.trim(), heard.confidence)
      }
    }
    speech.addEventListener('end', () => setOn(false))
    speech.addEventListener('error', () => setFailed(true))
    recognition.current = speech
    setFailed(false)
    setOn(true)
    speech.start()
  }
  return { isOn, hasFailed, start, stop: () => recognition.current?.stop() }
}
