import { Bell, Database, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'

type WhatNextProps = { readonly isShared: boolean | null; readonly jobs: ReactNode }

/** What happens next depends on the owner's consent; null is an account's CV, for which the settings decide. */
export function WhatNext({ isShared, jobs }: WhatNextProps) {
  return (
    <Card aria-labelledby="what-next" className="grid gap-5">
      <h2 id="what-next" className="text-xl">
        What happens next?
      </h2>
      <ul className="grid gap-4">
        <Step sign={<Database aria-hidden="true" className="size-5" />}>Your CV is in our database.</Step>
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
  if (isShared === null) return 'Employers can discover it, as far as your privacy settings allow.'
  return isShared
    ? 'Employers can discover it.'
    : 'Employers can discover it once you agree to that. Until then only people with the link see it.'
}

function sharingText(isShared: boolean | null): string {
  return isShared === null
    ? 'You get notifications about opportunities, as your wishes and settings say.'
    : 'With an account at Pasand you also get notifications about opportunities.'
}

function Step({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3">
      <span className="grid size-9 place-items-center rounded-full bg-blue-wash text-blue-dark">{sign}</span>
      <span className="self-center">{children}</span>
    </li>
  )
}
