import type { ReactNode } from 'react'
import type { CvBody } from '../contract.ts'
import { pointsIn } from '../rules.ts'

export type SheetStyle = { readonly head: string; readonly name: string; readonly heading: string }

export const looks: Readonly<Record<CvBody['template'], SheetStyle>> = {
  modern: { head: 'border-b-2 border-blue pb-4', name: 'text-3xl text-deep-ink', heading: 'text-lg text-blue-dark' },
  classic: {
    head: 'border-b border-ink pb-4 text-center [&_ul]:justify-center',
    name: 'font-serif text-3xl',
    heading: 'border-b border-line-strong pb-1 font-serif text-lg',
  },
  creative: {
    head: 'rounded-card bg-deep p-6 text-white print:rounded-none print:border-b-4 print:border-marigold print:bg-white print:p-0 print:pb-4 print:text-deep-ink',
    name: 'text-3xl',
    heading: 'border-l-4 border-marigold pl-3 text-lg',
  },
  minimal: { head: '', name: 'text-2xl', heading: 'text-base text-soft' },
}

type Person = CvBody['personalInfo']

export function Contacts({ person: { email, phone, address, linkedIn, portfolio } }: { readonly person: Person }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {address && <li>{address}</li>}
      {[linkedIn, portfolio].filter(Boolean).map((link) => (
        <li key={link}>
          <WebLink address={link} />
        </li>
      ))}
    </ul>
  )
}

/** A link to a typed address, which always leads to the web and never runs a script. */
export function WebLink({ address }: { readonly address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`
  return (
    <a href={href} rel="noopener noreferrer nofollow" target="_blank" className="underline">
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  )
}

type SectionProps = { readonly title: string; readonly look: SheetStyle; readonly isShown: boolean; readonly children: ReactNode }

export function Section({ title, look, isShown, children }: SectionProps) {
  if (!isShown) return null
  return (
    <section className="grid gap-3">
      <h3 className={`break-after-avoid ${look.heading}`}>{title}</h3>
      {children}
    </section>
  )
}

type EntryProps = { readonly title: string; readonly place: string; readonly period: string; readonly children: ReactNode }

export function Entry({ title, place, period, children }: EntryProps) {
  return (
    <div className="grid break-inside-avoid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold">{title || place}</h4>
        <p className="text-sm text-soft">{period}</p>
      </div>
      {title && place && <p className="text-soft">{place}</p>}
      {children}
    </div>
  )
}

/** A list with one achievement per line, as the builder asks for them. */
export function Description({ text }: { readonly text: string }) {
  const lines = pointsIn(text)
  return lines.length > 1 ? <Points points={lines} /> : <p>{lines[0]}</p>
}

export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {points.map((point, at) => (
        <li key={`${at} ${point}`}>{point}</li>
      ))}
    </ul>
  )
}
