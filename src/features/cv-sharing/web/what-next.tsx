import { Bell, Database, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'

type WhatNextProps = { readonly isShared: boolean | null; readonly jobs: ReactNode }

/** Explains what happens next, which depends on the owner's consent; null is the CV of an account, whose settings decide. */
export function WhatNext({ isShared, jobs }: WhatNextProps) {
  return (
    <Card aria-labelledby="what-next" className="grid gap-5">
      <h2 id="what-next" className="text-xl">
        What happens next?
      </h2>
      <ul className="grid gap-4">
        <Step sign={<Database aria-hidden="true" className="size-5" />}>Your CV is in our candidate database.</Step>
        <Step sign={<Search aria-hidden="true" className="size-5" />}>{found(isShared)}</Step>
        <Step sign={<Bell aria-hidden="true" className="size-5" />}>{sharingText(isShared)}</Step>
      </ul>
      <div className="grid gap-3">
        {jobs}
        <ButtonLink to="/" look="secondary">
          Create Another CV
        </ButtonLink>
      </div>
    </Card>
  )
}

function found(isShared: boolean | null): string {
  if (isShared === null) return 'Employers can find it, depending on your privacy settings.'
  return isShared
    ? 'Employers can find it.'
    : 'Employers can find it once you agree. Until then only people with the link can see it.'
}

function sharingText(isShared: boolean | null): string {
  return isShared === null
    ? "You'll get notifications about opportunities, based on your wishes and settings."
    : 'Create a Pasand account to get notifications about opportunities too.'
}

function Step({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <span className="grid size-9 place-items-center rounded-full bg-blue-wash text-blue-dark">{sign}</span>
      <span className="self-center wrap-anywhere">{children}</span>
    </li>
  )
}
