import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { apiQuery } from '#platform/web/api-queries.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { records } from '../contract.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

export const deletionPreview = apiQuery<typeof records>()('GET /api/account/departure', {})

const DeleteForm = lazyPart(async () => (await import('./delete-form.tsx')).DeleteForm)

export function DeleteAccount() {
  const { data } = useSuspenseQuery(deletionPreview)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        This deletes your account and all your data immediately. You can't undo it. Download your data first if you need it.
      </p>
      <div>
        <Button look="danger" disabled={!isHydrated} onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteForm departure={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
