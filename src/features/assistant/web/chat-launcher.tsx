import './chat-launcher.css'
import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useLocation } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { useLift } from './use-lift.ts'
import { usePanel } from './use-panel.ts'

/**
 * The button in the corner of every screen of the main site, except the screen of the assistant. Not for employers, because the assistant advises
 * candidates.
 */
export function ChatLauncher() {
  const { pathname } = useLocation()
  const { data: user = null } = useQuery({ ...signedIn, enabled: false })
  if (pathname === '/assistant' || user?.isEmployer) return null
  return <Corner hasTabBar={user !== null} />
}

function Corner({ hasTabBar }: { readonly hasTabBar: boolean }) {
  const { state, Panel, isLoading, context, open, minimize, close, button } = usePanel()
  if (state.view === 'open' && Panel) return <Panel form={state.form} context={context} onMinimize={minimize} onClose={close} />
  return (
    <LiftedCorner hasTabBar={hasTabBar}>
      {state.view === 'minimized' ? (
        <Minimized isLoading={isLoading} onContinue={() => open(state.form)} onClose={close} ref={button} />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label="Ask Puja, the AI assistant"
          aria-busy={isLoading}
          className="chat-launcher"
          onClick={() => open('panel')}
        >
          <MessagesSquare aria-hidden="true" className="marigold" />
          <span className="words">Ask Puja</span>
        </button>
      )}
    </LiftedCorner>
  )
}

function LiftedCorner({ hasTabBar, children }: { readonly hasTabBar: boolean; readonly children: ReactNode }) {
  return (
    <aside ref={useLift()} aria-label="Assistant" className="chat-corner" data-over-tab-bar={hasTabBar || undefined}>
      {children}
    </aside>
  )
}

type MinimizedProps = {
  readonly isLoading: boolean
  readonly onContinue: () => void
  readonly onClose: () => void
  readonly ref: Ref<HTMLButtonElement>
}

function Minimized({ isLoading, onContinue, onClose, ref }: MinimizedProps) {
  return (
    <div className="chat-minimized">
      <button ref={ref} type="button" aria-busy={isLoading} onClick={onContinue}>
        <MessagesSquare aria-hidden="true" className="marigold" />
        Click to continue chat
        <span className="badge">Puja Ready</span>
      </button>
      <button type="button" aria-label="Close the chat" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
