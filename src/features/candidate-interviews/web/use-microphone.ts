import { useEffect, useRef, useState } from 'react'
import { type Microphone, openMicrophone, stopSpeaking } from './microphone.ts'

const measuredMs = 100

/** Opened on demand. Leaving the screen stops it, and the voice. */
export function useMicrophone() {
  const microphone = useRef<Microphone | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => setLevel(microphone.current?.level() ?? 0), measuredMs)
    return () => clearInterval(timer)
  }, [isOpen])
  const close = (): void => {
    microphone.current?.close()
    microphone.current = null
    setOpen(false)
    setLevel(0)
  }
  useEffect(
    () => () => {
      microphone.current?.close()
      stopSpeaking()
    },
    [],
  )
  return {
    isOpen,
    level,
    /** Null while it is closed. */
    stream: () => microphone.current?.stream ?? null,
    close,
    open: async (): Promise<void> => {
      // One that was unplugged does not come back by itself.
      if (microphone.current?.stream.active) return
      microphone.current?.close()
      microphone.current = await openMicrophone()
      setOpen(true)
    },
  }
}

export type MicrophoneControl = ReturnType<typeof useMicrophone>
