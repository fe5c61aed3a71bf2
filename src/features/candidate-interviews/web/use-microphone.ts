import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Microphone, openMicrophone, stopSpeaking } from './microphone.ts'

const measuredMs = 100

function useLevel(microphone: RefObject<Microphone | null>, isOpen: boolean): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => setLevel(microphone.current?.level() ?? 0), measuredMs)
    return () => clearInterval(timer)
  }, [isOpen, microphone])
  return isOpen ? level : 0
}

/** Opens the microphone on demand. Leaving the screen closes it and stops the voice. */
export function useMicrophone() {
  const microphone = useRef<Microphone | null>(null)
  const [isOpen, setOpen] = useState(false)
  const level = useLevel(microphone, isOpen)
  // The permission prompt may stay open for any time: a microphone that opens after the screen was left must be closed.
  const closings = useRef(0)
  const close = (): void => {
    closings.current += 1
    microphone.current?.close()
    microphone.current = null
    setOpen(false)
  }
  useEffect(
    () => () => {
      closings.current += 1
      microphone.current?.close()
      stopSpeaking()
    },
    [],
  )
  return {
    isOpen,
    level,
    /** Null while the microphone is closed. */
    stream: () => microphone.current?.stream ?? null,
    close,
    open: async (): Promise<void> => {
      // A microphone that was unplugged does not come back by itself, so it is opened again.
      if (microphone.current?.stream.active) return
      microphone.current?.close()
      const before = closings.current
      const opened = await openMicrophone()
      // The test and the start may both have opened a microphone; one of them is closed.
      if (before !== closings.current || microphone.current?.stream.active) return opened.close()
      microphone.current = opened
      setOpen(true)
    },
  }
}

export type MicrophoneControl = ReturnType<typeof useMicrophone>
