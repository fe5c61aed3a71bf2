import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'
import type { AuthTab } from '../rules.ts'

type TabName = Extract<AuthTab, 'login' | 'register'>

const tabs = [
  ['login', 'Sign In'],
  ['register', 'Sign Up'],
] as const

type AuthTabsProps = { readonly current: TabName; readonly hrefOf: (tab: TabName) => string; readonly children: ReactNode }

/** Links that look like tabs: each has a URL that can be shared. */
export function AuthTabs({ current, hrefOf, children }: AuthTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  async function handleKeyDown(event: KeyboardEvent): Promise<void> {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = nextTab(current, event.key)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
    await navigate(hrefOf(next), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label="Account" className="grid grid-cols-2 border-b border-line">
        {tabs.map(([tab, label]) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            to={hrefOf(tab)}
            replace
            preventScrollReset
            aria-selected={tab === current}
            aria-controls="tab-panel"
            tabIndex={tab === current ? 0 : -1}
            onKeyDown={(event) => void handleKeyDown(event)}
            className="-mb-px flex min-h-11 items-center justify-center border-b-2 border-transparent font-medium text-soft hover:text-ink aria-selected:border-blue aria-selected:text-ink"
          >
            {label}
          </Link>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${current}`} className="pt-6">
        {children}
      </div>
    </>
  )
}

function nextTab(current: TabName, key: string): TabName {
  if (key === 'Home') return 'login'
  if (key === 'End') return 'register'
  return current === 'login' ? 'register' : 'login'
}
