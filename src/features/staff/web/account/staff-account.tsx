import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BulletList } from '#platform/web/ui/bullet-list.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { allowedTo, roleLabels } from '../../permissions.ts'
import { ownStaffAccount } from './account-queries.ts'
import { SecondFactor } from './second-factor.tsx'
import { StaffSignIns } from './staff-sign-ins.tsx'

/** The account of the signed-in member of staff. */
export function StaffAccount() {
  const { data: person } = useSuspenseQuery(ownStaffAccount)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Part id="account" title="Account">
        <p className="wrap-anywhere">
          {person.firstName} {person.lastName}
          <br />
          <span className="text-soft">{person.email}</span>
        </p>
        <p className="font-medium">{roleLabels[person.role]}: you may</p>
        <BulletList items={allowedTo(person.role)} />
        <div>
          <ButtonLink to="/admin/forgot-password" look="secondary">
            Change Password
          </ButtonLink>
        </div>
      </Part>
      <Part id="second-factor" title="Second factor">
        <SecondFactor state={person.secondFactor} />
      </Part>
      <Part id="sign-ins" title="Where you’re signed in">
        <StaffSignIns />
      </Part>
    </div>
  )
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <Card aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
