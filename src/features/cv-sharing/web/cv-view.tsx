import { Check, Clock, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/ui/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { WebLink } from '#features/cvs/web/sheet-parts.tsx'
import type { CvView as View } from '../contract.ts'
import { ViewActions } from './view-actions.tsx'
import { WhatNext } from './what-next.tsx'

type CvViewProps = {
  readonly view: View
  /** The link to the jobs: on the CV site it leads to the other host. */
  readonly jobs: ReactNode
  /** Shown to the owner only. */
  readonly ownerPanel: ReactNode
}

export function CvView({ view, jobs, ownerPanel }: CvViewProps) {
  const { personalInfo, experience, education, skills, languages } = view
  return (
    <div className="grid gap-6">
      <header className="grid gap-4">
        <h1 className="text-2xl two:text-3xl">Your CV is Ready!</h1>
        <Proofs view={view} />
      </header>
      <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Card aria-labelledby="cv-whose" className="grid gap-6">
            <div className="grid gap-3">
              <h2 id="cv-whose" className="text-xl [overflow-wrap:anywhere]">
                {personalInfo.fullName}
              </h2>
              <ContactDetails person={personalInfo} />
            </div>
            <dl className="grid grid-cols-2 gap-x-4 border-t border-line sm:grid-cols-4 sm:border-b">
              <Count name="Experiences" count={experience.length} />
              <Count name="Educations" count={education.length} />
              <Count name="Skills" count={skills.length} />
              <Count name="Languages" count={languages.length} />
            </dl>
            <ViewActions view={view} />
          </Card>
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

function Proofs({ view: { emailVerified, downloadAllowed } }: { readonly view: View }) {
  const sign = 'size-4'
  return (
    <p className="flex flex-wrap gap-2">
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
    <dl className="grid gap-x-6 gap-y-1 [overflow-wrap:anywhere] sm:grid-cols-[auto_minmax(0,1fr)]">
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
