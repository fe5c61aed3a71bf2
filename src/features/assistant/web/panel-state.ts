import type { ChatContext } from '../contract.ts'

/** The launcher opens the panel; a link in a page opens the smaller card. */
export type PanelForm = 'panel' | 'compact'

export type PanelState = { readonly view: 'closed' } | { readonly view: 'open' | 'minimized'; readonly form: PanelForm }

const key = 'assistant-panel'

/** Minimised after a reload, so that a person who has signed in and returned sees where the conversation continues. */
export function keptPanel(): PanelState {
  try {
    const form = sessionStorage.getItem(key)
    return form === 'panel' || form === 'compact' ? { view: 'minimized', form } : { view: 'closed' }
  } catch {
    return { view: 'closed' }
  }
}

export function keepPanel(state: PanelState): void {
  try {
    if (state.view === 'closed') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, state.form)
  } catch {
    // Accessing the storage throws where it is disabled.
  }
}

const contexts: readonly string[] = ['cv_builder', 'job_search', 'career_advice'] satisfies readonly ChatContext[]

export function contextIn(params: URLSearchParams): ChatContext {
  const wanted = params.get('context') ?? ''
  return (contexts.includes(wanted) ? wanted : 'career_advice') as ChatContext // one of them
}

/** The context of a conversation that begins on this screen. */
export function contextAt(pathname: string): ChatContext {
  if (/^\/(?:cv-builder|aisacv|cv)(?:\/|$)/.test(pathname)) return 'cv_builder'
  return /^\/(?:jobs|saved-jobs|wishes|companies)(?:\/|$)/.test(pathname) ? 'job_search' : 'career_advice'
}
