import { Unsubscribe } from '#features/settings/web/unsubscribe.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'

export function Component() {
  return (
    <div className="grid py-12 two:py-20">
      <Seo title="Unsubscribe" isHidden />
      <Card className="grid w-full max-w-md gap-4 justify-self-center">
        <h1 className="text-2xl">Unsubscribe</h1>
        <Unsubscribe />
      </Card>
    </div>
  )
}
