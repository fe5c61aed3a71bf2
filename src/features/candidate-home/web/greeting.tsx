import { FileText } from 'lucide-react'
import { brand } from '#features/site/brand.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'

export function Greeting({ firstName }: { readonly firstName: string | undefined }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p lang="hi" className="font-hello text-lg font-semibold text-marigold-ink">
        {brand.hindi.hello}
      </p>
      <h1 className="text-2xl two:text-3xl">Welcome back, {firstName?.trim() || 'there'}</h1>
      <p className="text-soft">Here's what's new today.</p>
    </div>
  )
}

export function CvBanner() {
  return (
    <section className="grid gap-3 rounded-card border border-marigold bg-marigold-wash p-4 two:grid-cols-[auto_1fr_auto] two:items-center two:gap-5 two:p-6">
      <FileText aria-hidden="true" className="hidden size-8 text-marigold-ink two:block" strokeWidth={1.5} />
      <div>
        <h2 className="text-lg">Build Your CV First</h2>
        <p>You need a CV to apply. It takes five short steps, about 10 minutes.</p>
      </div>
      <ButtonLink to="/cv-builder">Build your CV</ButtonLink>
    </section>
  )
}
