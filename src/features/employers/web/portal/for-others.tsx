import { Card } from '#platform/web/ui/card.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** For visitors and signed-in job seekers. */
export function ForOthers({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div>
      <PageHeader title="Employer Portal" lead="Post jobs, answer applicants and hire, with your whole team." />
      <Card className="grid max-w-prose gap-4">{isSignedIn ? <JobSeeker /> : <Visitor />}</Card>
    </div>
  )
}

function Visitor() {
  return (
    <>
      <p className="text-lg font-semibold">Sign in with your company’s account.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/employer/login?returnTo=%2Femployer-portal">Employer Login</ButtonLink>
        <ButtonLink to="/employer/login?tab=register" look="secondary">
          Register your company
        </ButtonLink>
        <ButtonLink to="/hiring-solutions" look="quiet">
          See hiring solutions
        </ButtonLink>
      </div>
    </>
  )
}

function JobSeeker() {
  return (
    <>
      <p className="text-lg font-semibold">You’re signed in as a job seeker.</p>
      <p>
        To hire, log out and register your company with your work email. If a company has invited you into its team, open the link
        in that email.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/hiring-solutions">See hiring solutions</ButtonLink>
        <ButtonLink to="/contact-us" look="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </>
  )
}
