import './waiting-screen.css'
import type { ReactNode } from 'react'
import { BackLinks, PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'

type Shape = 'list' | 'split view' | 'page' | 'form'

/** Screens whose heading is known before they are loaded. */
const screens: Readonly<Record<string, readonly [title: string, shape: Shape]>> = {
  '/jobs': ['Jobs', 'split view'],
  '/companies': ['Companies', 'list'],
  '/applications': ['My Applications', 'list'],
  '/saved-jobs': ['Saved Jobs', 'list'],
  '/notifications': ['Notifications', 'list'],
  '/employer/notifications': ['Notifications', 'list'],
  '/wishes': ['My Wishes', 'list'],
  '/cv-builder': ['CV Builder', 'form'],
  '/settings': ['Settings', 'form'],
  '/employer/settings': ['Settings', 'form'],
  '/salary-calculator': ['Salary Calculator', 'form'],
  '/contact-us': ['Contact Us', 'form'],
  '/profile': ['My Profile', 'page'],
}

const unknown = ['', 'page'] as const

/** Replaces a screen that takes long to load, and renders nothing otherwise. It is announced once. */
export function Waiting() {
  const path = useSlowNavigation()
  // Called here, because every frame loads this component after the page.
  useKeptFocus()
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {path !== null && 'Loading the page'}
      </div>
      {path !== null && <WaitingScreen path={path} />}
    </>
  )
}

/** The heading and a skeleton of the next screen. As high as the window, so that the footer does not move. */
export function WaitingScreen({ path }: { readonly path: string }) {
  const [title, shape] = screens[path] ?? unknown
  return (
    <div data-waiting="" className="min-h-screen">
      {shape === 'split view' ? <SplitViewHead title={title} /> : <Head title={title} />}
      <div aria-hidden="true">{shapes[shape]}</div>
    </div>
  )
}

function Head({ title }: { readonly title: string }) {
  if (title) return <PageHeader title={title} />
  return (
    <>
      <h1 className="sr-only">Loading</h1>
      <Skeleton className="mb-6 h-9 max-w-md" />
    </>
  )
}

/** A compact heading, as on the screen of jobs. */
function SplitViewHead({ title }: { readonly title: string }) {
  return (
    <div className="-mt-3 mb-2 flex items-center justify-between gap-4 two:-mt-5 lg:mb-3">
      <h1 className="text-2xl">{title}</h1>
      <BackLinks />
    </div>
  )
}

const card = 'grid gap-3 rounded-card border border-line bg-card px-3 py-2.5'

const shapes: Readonly<Record<Shape, ReactNode>> = {
  list: (
    <div className="grid gap-3">
      <Skeleton className="mb-2 h-11" />
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-4">
          <Skeleton className="size-12" />
          <Lines widths={['w-2/3', 'w-1/2', 'w-full']} />
        </div>
      ))}
    </div>
  ),
  'split view': (
    <div className="grid gap-2 lg:gap-3">
      <Skeleton className="h-11 lg:h-23" />
      <Skeleton className="h-11 lg:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <div className="grid content-start gap-2 lg:gap-1.5">
          <Skeleton className="my-0.5 h-4 w-24" />
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className={`${card} h-48 grid-cols-[auto_minmax(0,1fr)] lg:h-35`}>
              <Skeleton className="size-10" />
              <Lines widths={['w-2/3', 'w-1/2', 'w-full', 'w-5/6']} />
            </div>
          ))}
        </div>
        <div className={`${card} content-start p-5! max-lg:hidden`}>
          <Lines widths={['w-1/2', 'w-1/3', 'w-full', 'w-5/6', 'w-full', 'w-2/3', 'w-full', 'w-full', 'w-1/2']} />
        </div>
      </div>
    </div>
  ),
  page: (
    <div className="grid gap-6 rounded-card border border-line bg-card p-4 two:p-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <Skeleton className="size-12" />
        <Lines widths={['w-2/3', 'w-1/3']} />
      </div>
      <Lines widths={['w-full', 'w-full', 'w-5/6', 'w-full', 'w-2/3']} />
      <Lines widths={['w-1/4', 'w-full', 'w-full', 'w-3/4']} />
    </div>
  ),
  form: (
    <div className="grid gap-5 rounded-card border border-line bg-card p-4 sm:grid-cols-2 two:p-6">
      {[1, 2, 3, 4, 5, 6].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  ),
}

function Lines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className="grid content-start gap-2.5">
      {widths.map((width, at) => (
        <Skeleton key={`${at} ${width}`} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
