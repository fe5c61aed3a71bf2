import { Check, Clock, Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { WebLink } from '#features/cvs/web/sheet-parts.tsx'
import type { CvView as View } from '../contract.ts'
import { PageOne } from './page-one.tsx'
import { isWaitingForEmail, UnlockBox } from './unlock-box.tsx'
import { useViewPages } from './use-view-pages.ts'
import { lockText, ViewActions } from './view-actions.tsx'
import { WhatNext } from './what-next.tsx'

type CvViewProps = {
  readonly view: View
  /** The link to the jobs: on the CV site it leads to the other host. */
  readonly jobs: ReactNode
  /** Shown to the owner only. */
  readonly ownerPanel: ReactNode
}

export function CvView({ view, jobs, ownerPanel }: CvViewProps) {
  return (
    <div className="grid gap-6">
      <header className="grid gap-4">
        <h1 className="text-2xl two:text-3xl">Your CV is Ready!</h1>
        <Proofs view={view} />
        {isWaitingForEmail(view) && <UnlockBox view={view} />}
      </header>
      <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Finish view={view} />
          {ownerPanel}
        </div>
        <WhatNext isShared={view.isShared} jobs={jobs} />
      </div>
      <p className="text-sm text-soft">
        Our{' '}
        <Link to="/terms-conditions" className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4">
          Terms and Conditions
        </Link>{' '}
        apply.
      </p>
    </div>
  )
}

/** The card of a finished CV: its first page, the actions, the contact details and the number of entries. */
function Finish({ view }: { readonly view: View }) {
  const { personalInfo, experience, education, skills, languages } = view
  const drawing = useViewPages(view)
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <Card aria-labelledby="cv-whose" className="grid gap-6">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 max-[22.4em]:grid-cols-[4rem_minmax(0,1fr)] max-[16em]:grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-6">
        <PageOne pages={drawing.pages} onOpen={() => setPreviewed(true)} />
        <div className="grid gap-4">
          <h2 id="cv-whose" className="text-xl [overflow-wrap:anywhere]">
            {personalInfo.fullName}
          </h2>
          <ViewActions view={view} drawing={drawing} isPreviewed={isPreviewed} onPreview={setPreviewed} />
        </div>
        <ContactDetails person={personalInfo} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 max-[16em]:grid-cols-1 border-t border-line sm:grid-cols-4">
        <Count name="Experiences" count={experience.length} />
        <Count name="Educations" count={education.length} />
        <Count name="Skills" count={skills.length} />
        <Count name="Languages" count={languages.length} />
      </dl>
    </Card>
  )
}

function Proofs({ view: { emailVerified, downloadAllowed } }: { readonly view: View }) {
  const sign = 'size-4'
  return (
    <p id={lockText} className="flex flex-wrap gap-2">
      <Badge look={emailVerified ? 'leaf' : 'marigold'}>
        {emailVerified ? <Check aria-hidden="true" className={sign} /> : <Clock aria-hidden="true" className={sign} />}
        {emailVerified ? 'Email Verified' : 'Email Pending'}
      </Badge>
      <Badge look={downloadAllowed ? 'leaf' : 'marigold'}>
        {downloadAllowed ? <Check aria-hidden="true" className={sign} /> : <Lock aria-hidden="true" className={sign} />}
        {downloadAllowed ? 'Download Ready' : 'Download Locked'}
      </Badge>
    </p>
  )
}

function ContactDetails({ person }: { readonly person: View['personalInfo'] }) {
  const { email, phone, address, linkedIn, portfolio } = person
  return (
    <dl className="grid gap-x-4 gap-y-1 [overflow-wrap:anywhere] max-sm:col-span-2 sm:col-start-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Detail name="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Detail>
      <Detail name="Phone">{phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</Detail>
      <Detail name="Address">{address}</Detail>
      <Detail name="LinkedIn">{linkedIn && <WebLink address={linkedIn} />}</Detail>
      <Detail name="Portfolio">{portfolio && <WebLink address={portfolio} />}</Detail>
    </dl>
  )
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="max-sm:mb-2">{children}</dd>
    </>
  )
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div className="flex flex-col-reverse border-line py-3 max-sm:border-b">
      <dt className="text-soft">{name}</dt>
      <dd className="text-2xl font-semibold">{count}</dd>
    </div>
  )
}
