import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { site } from '#features/site/web/site.ts'
import { SiteIdentity } from '#platform/web/seo.tsx'
import { type ButtonLook, buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'

type JobsLinkProps = { readonly children: string; readonly look?: ButtonLook }

/** A link to the jobs: on the CV site it leads to another host. */
export function JobsLink({ children, look = 'primary' }: JobsLinkProps) {
  const { data: address } = useQuery({ ...site, enabled: false })
  const { origin } = use(SiteIdentity)
  if (!address || origin === address.mainUrl)
    return (
      <ButtonLink to="/jobs" look={look}>
        {children}
      </ButtonLink>
    )
  return (
    <a href={`${address.mainUrl}/jobs`} className={buttonClass(look)}>
      {children}
    </a>
  )
}
