import { Card } from '#platform/web/ui/card.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** For somebody who is signed in to look for work. */
export function ForJobSeekers() {
  return (
    <div>
      <PageHeader title="Employer Portal" />
      <Card className="grid max-w-prose gap-4">
        <p className="text-lg font-semibold">You’re signed in as a job seeker.</p>
        <p>
          To hire, log out and register your company with your work email. If a company has invited you into its team, open the
          link in that email.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/hiring-solutions">See hiring solutions</ButtonLink>
          <ButtonLink to="/contact-us" look="secondary">
            Contact us
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
