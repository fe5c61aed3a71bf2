import { loginHref } from '#features/auth/login-href.ts'
import { buttonClass, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'

const gains = [
  'Your CV is saved in your account and goes with every application you send.',
  'Choose from four PDF templates. Write in English, Hindi or another Indian language.',
  'Get a score out of 5 and tips to improve it.',
  'Only you can change it, and you can delete it at any time.',
]

/** For visitors: the advantages of an account, and the builder without one. */
export function Invitation() {
  return (
    <Card className="grid max-w-2xl justify-items-start gap-4">
      <h2 className="text-xl">Sign in to build your CV here</h2>
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {/* A full page load, because the server decides where sign-in happens. */}
        <a href={loginHref('/cv-builder')} className={buttonClass()}>
          Sign in
        </a>
        <ButtonLink look="secondary" to="/auth?tab=register&returnTo=/cv-builder">
          Register
        </ButtonLink>
      </div>
    </Card>
  )
}
