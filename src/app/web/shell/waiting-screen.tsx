import './waiting-screen.css'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'
import { useSlowNavigation } from './use-slow-navigation.ts'

type Shape = 'list' | 'page' | 'form'

/** Screens whose heading is known before they are loaded. */
const screens: Readonly<Record<string, readonly [title: string, shape: Shape]>> = {
  '/jobs': ['Jobs', 'list'],
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

/** In place of a screen that takes long to load; nothing otherwise. It is announced once. */
export function Waiting() {
  const path = useSlowNavigation()
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {path !== null && 'Loading the page'}
      </div>
      {path !== null && <WaitingScreen path={path} />}
    </>
  )
}

/** The heading of the next screen and its shape. As high as the window, so that the footer does not jump. */
export function WaitingScreen({ path }: { readonly path: string }) {
  const [title, shape] = screens[path] ?? unknown
  return (
    <div data-waiting="" className="min-h-screen">
      {title ? (
        <PageHeader title={title} />
      ) : (
        <>
          <h1 className="sr-only">Loading</h1>
          <Skeleton className="mb-6 h-9 max-w-md" />
        </>
      )}
      <div aria-hidden="true">{shapes[shape]}</div>
    </div>
  )
}

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
