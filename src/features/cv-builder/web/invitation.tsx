import { loginHref } from '#features/auth/login-href.ts'
import { templates } from '#features/cvs/web/cv-fields.ts'
import { SampleThumbnail } from '#features/cvs/web/sample-thumbnail.tsx'
import { templateNames } from '#features/cvs/web/template-names.ts'
import { brand } from '#features/site/brand.ts'
import { buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'

const gains = [
  'One CV for every application you send, saved in your account.',
  'In English, Hindi or another Indian language.',
  'Get a score out of 5 and tips to improve it.',
  'Only you can change it. You can delete it at any time.',
]

/** For visitors: the advantages, the ways to an account, and the builder without one. */
export function Invitation() {
  return (
    <Card className="grid gap-6 two:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] two:items-center two:gap-10">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-xl">Sign in to build your CV here</h2>
        <div className="flex flex-wrap gap-3">
          {/* A full page load, because the server decides where people sign in. */}
          <a href={loginHref('/cv-builder')} className={buttonClass()}>
            Sign in
          </a>
          <ButtonLink look="secondary" to="/auth?tab=register&returnTo=/cv-builder">
            Register
          </ButtonLink>
        </div>
        <p>
          No account?{' '}
          <Link to="/aisacv" className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4">
            Build it free at {brand.cvSiteName}
          </Link>
        </p>
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </div>
      <ul aria-label="Templates" className="grid grid-cols-4 gap-2 two:gap-4">
        {templates.map((template) => (
          <li key={template} className="grid content-start gap-1 text-center text-sm">
            <SampleThumbnail template={template} alt={`A CV in the ${templateNames[template].name} template`} />
            {templateNames[template].name}
          </li>
        ))}
      </ul>
    </Card>
  )
}
