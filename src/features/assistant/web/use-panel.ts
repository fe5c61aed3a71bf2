import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchStyles } from '#platform/web/fetch-styles.ts'
import { noConnection } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { ChatContext } from '../contract.ts'
import type { PanelProps } from './chat-panel.tsx'
import { contextAt, contextIn, keepPanel, keptPanel, type PanelForm, type PanelState } from './panel-state.ts'

type PanelControl = {
  readonly state: PanelState
  /** Null until the code is loaded. */
  readonly Panel: ComponentType<PanelProps> | null
  readonly isLoading: boolean
  readonly context: ChatContext
  readonly open: (form: PanelForm) => void
  readonly minimize: () => void
  readonly close: () => void
  /** The button in the corner while the panel is closed. It gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>
}

export function usePanel(): PanelControl {
  const { pathname } = useLocation()
  const [state, setState] = useState(keptPanel)
  /** The context of the followed link, until another screen is opened. */
  const [linked, setLinked] = useState<{ readonly pathname: string; readonly context: ChatContext } | null>(null)
  const { Panel, isLoading, open } = usePanelCode((form) => setState({ view: 'open', form }))
  const { button, openedBy, returnFocus } = useReturnedFocus(state)
  useEffect(() => keepPanel(state), [state])

  useLinks((link) => {
    openedBy(link)
    setLinked({ pathname, context: contextIn(new URL(link.href).searchParams) })
    open('compact')
  })
  return {
    state,
    Panel,
    isLoading,
    context: linked?.pathname === pathname ? linked.context : contextAt(pathname),
    open,
    minimize: () => {
      returnFocus()
      setState((now) => (now.view === 'closed' ? now : { view: 'minimized', form: now.form }))
    },
    close: () => {
      returnFocus()
      setState({ view: 'closed' })
    },
    button,
  }
}

/** Loads the code when the panel is first opened, with the styles of all screens, because the page may have only its own. */
function usePanelCode(onLoaded: (form: PanelForm) => void) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const { isBusy, run } = useAction(
    async (form: PanelForm) => {
      if (!Panel) {
        const [{ ChatPanel }] = await Promise.all([import('./chat-panel.tsx'), fetchStyles()])
        setPanel(() => ChatPanel)
      }
      onLoaded(form)
    },
    () => toast({ title: 'Could Not Open the Chat', text: noConnection, isAlert: true }),
  )
  return { Panel, isLoading: isBusy, open: run }
}

/** After closing, returns the focus to the link that opened the panel, or to the button in the corner. */
function useReturnedFocus(state: PanelState) {
  const opener = useRef<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || state.view === 'open') return
    isWanted.current = false
    const link = state.view === 'closed' && opener.current?.isConnected ? opener.current : button.current
    link?.focus({ preventScroll: true })
    if (state.view === 'closed') opener.current = null
  }, [state])
  const returnFocus = useCallback(() => {
    isWanted.current = document.activeElement?.closest('[data-chat], .chat-corner') !== null
  }, [])
  const openedBy = useCallback((link: HTMLElement) => {
    opener.current = link
  }, [])
  return { button, openedBy, returnFocus }
}

/** A link to the assistant opens the panel beside the page. Without scripts, or in another tab, it leads to the screen. */
function useLinks(onOpen: (link: HTMLAnchorElement) => void): void {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('main a[href^="/assistant"]:not([href*="conversation="])')
          : null
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      latest.current(link)
    }
    // Captured, so that it runs before the router follows the link.
    addEventListener('click', follow, { capture: true })
    return () => removeEventListener('click', follow, { capture: true })
  }, [])
}
