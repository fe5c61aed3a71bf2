import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { untilFetched } from '../until-fetched.ts'
import { type Message, toasts } from './toast.ts'

type Drawer = ComponentType<{ readonly hasFocus: boolean }>

/**
 * Messages wait in `toast.ts` until the toaster is loaded. It is loaded at the first interaction, so that it is available if the connection breaks
 * later. Until it can be loaded, a message is shown without it: it is most likely about the connection.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => null)
  const [Toaster, setToaster] = useState<Drawer | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (Toaster) return
    const see = (event: Event): void => {
      setThere(true)
      if (event instanceof KeyboardEvent && event.key === 'F8') setAsked(true)
    }
    for (const sign of signs) addEventListener(sign, see)
    return () => {
      for (const sign of signs) removeEventListener(sign, see)
    }
  }, [Toaster])
  const isWanted = isThere || shown !== null
  useEffect(() => {
    if (!isWanted) return
    const fetchDrawer = async (): Promise<Drawer> => {
      try {
        return (await import('./toaster.tsx')).Toaster
      } catch (error) {
        setRefused(true)
        throw error
      }
    }
    void untilFetched(fetchDrawer).then((drawer) => setToaster(() => drawer))
  }, [isWanted])
  if (Toaster) return <Toaster hasFocus={isAsked} />
  return isRefused && shown?.isOpen && <PlainMessage key={shown.id} {...shown.message} />
}

/** Stays until the next message, or until the toaster is there. Presses go through it: on a phone it may cover the button that has to be pressed again. */
const PlainMessage = ({ title, text }: Message) => (
  <p role="alert" className="pointer-events-none fixed top-16 right-0 z-60 bg-card p-3">
    {title} {text}
  </p>
)

const signs = ['pointerdown', 'keydown'] as const
