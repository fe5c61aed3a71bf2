import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { hiringFigures } from '#features/companies/web/company-search.ts'
import { HiringStats, Praise } from '#features/companies/web/hiring-figures.tsx'
import { CallbackForm } from '#features/contact/web/callback-form.tsx'
import { HiringSteps, Industries, Services } from '#features/site/web/hiring-sections.tsx'
import { Section } from '#features/site/web/landing/section.tsx'
import { load } from '#platform/web/load.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'

export const loader = load((client) => client.ensureQueryData(hiringFigures))

export function Component() {
  const { data: figures } = useSuspenseQuery(hiringFigures)
  return (
    <>
      <Seo
        title="Hiring Solutions"
        description="Post jobs, search resumes and interview applicants in India. Every figure on this page is counted."
        path="/hiring-solutions"
      />
      <Head />
      <Section title="Counted today">
        <HiringStats figures={figures} />
      </Section>
      <Section title="What we do for you">
        <Services />
      </Section>
      <Section title="Where companies hire here">
        <Industries counted={figures.industries} />
      </Section>
      <Section title="How it works">
        <HiringSteps />
      </Section>
      {figures.praise && (
        <Section title="What good hiring sounds like">
          <Praise praise={figures.praise} />
        </Section>
      )}
      <Section title="Talk to us" intro="We call you back on the next working day.">
        <Card id="callback" className="max-w-2xl scroll-mt-24">
          <CallbackForm />
        </Card>
        <ButtonLink to="/contact-us" look="quiet" className="-ml-4 justify-self-start">
          Write to us instead
        </ButtonLink>
      </Section>
    </>
  )
}

function Head() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <header className="grid gap-3 py-4 two:py-8">
      <h1 className="text-3xl two:text-4xl">Hiring Solutions</h1>
      <p className="max-w-prose text-lg text-soft">
        For a firm of forty in Nagpur, and for a staffing firm with thirty open jobs: less work for each hire.
      </p>
      <div className="flex flex-wrap gap-3">
        {user?.isEmployer ? (
          <ButtonLink to="/employer-portal">Open the employer portal</ButtonLink>
        ) : (
          <ButtonLink to="/employer/login?tab=register">Register your company</ButtonLink>
        )}
        <ButtonLink to="#callback" look="secondary">
          Request a callback
        </ButtonLink>
        <ButtonLink to="/pricing" look="quiet">
          See plans
        </ButtonLink>
      </div>
    </header>
  )
}
