import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { brand } from '#features/site/brand.ts'
import { site } from '#features/site/web/site.ts'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { Toasts } from '#platform/web/ui/toasts.tsx'
import { useDeferredPart } from '#platform/web/use-deferred-part.ts'
import { RouteFocus } from './route-focus.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useNavigation } from 'react-router'

/** Shown only if the next screen takes long, so that it does not flicker. */
function LoadingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <progress aria-label="Loading the page" className="loading-bar" />
}

type FrameProps = {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
  /** Whether phones have a bar at the bottom of the screen. Its height is reserved, so that nothing moves when it is loaded. */
  readonly hasTabBar?: boolean
}

const overTabBar = 'max-lg:pb-(--foot) [--tab:3.5rem] max-lg:[--foot:calc(var(--tab)+env(safe-area-inset-bottom))] print:pb-0'

/** The frame of every page on both sites. */
export function Frame({ header, footer, children, hasTabBar = false }: FrameProps) {
  const tabBar = useDeferredPart(hasTabBar, async () => {
    const { TabBar } = await import('./tab-bar.tsx')
    return <TabBar />
  })
  // Loaded early, after the page: on a slow connection it would come too late if it were loaded when needed.
  const waiting = useDeferredPart(true, async () => {
    const { Waiting } = await import('./waiting-screen.tsx')
    return <Waiting />
  })
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-blue px-4 py-3 font-medium text-white focus:translate-y-0 print:hidden"
      >
        Skip to main content
      </a>
      <div className={`flex min-h-screen flex-col ${hasTabBar ? overTabBar : ''}`}>
        {header}
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page grow px-4 pt-6 pb-16 two:pt-8 two:pb-20">
          <LoadingBar />
          {waiting}
          <div className="screen">{children}</div>
        </main>
        {footer}
        {hasTabBar && tabBar}
      </div>
      <Toasts />
      <RouteFocus />
    </>
  )
}

/** The loader of the shell has made both calls. If they failed, the frame is shown as for a visitor. */
export function MainFrame({ children }: { readonly children: ReactNode }) {
  const { data: user = null } = useQuery({ ...signedIn, enabled: false })
  const { data: address } = useQuery({ ...site, enabled: false })
  const origin = address?.mainUrl ?? ''
  const identity = useMemo(() => ({ name: brand.name, origin }), [origin])
  const chat = useDeferredPart(true, async () => {
    const { ChatLauncher } = await import('#features/assistant/web/chat-launcher.tsx')
    return <ChatLauncher />
  })
  return (
    <SiteIdentity value={identity}>
      <Frame
        header={<Header user={user} />}
        footer={<Footer supportEmail={address?.supportEmail} cvUrl={address?.cvUrl} />}
        hasTabBar={user?.isEmployer === false}
      >
        {children}
      </Frame>
      {chat}
    </SiteIdentity>
  )
}
