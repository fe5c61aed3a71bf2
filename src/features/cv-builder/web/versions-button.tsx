import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { CvVersion } from '../contract.ts'
import { useVersions, type VersionsOptions } from './use-versions.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const Versions = lazyPart(async () => (await import('./versions.tsx')).Versions)
const Compare = lazyPart(async () => (await import('./compare.tsx')).Compare)

type VersionsButtonProps = VersionsOptions & { readonly onClose: () => void; readonly now: () => CvFields }

type VersionsState = { readonly version: CvVersion; readonly fields: CvFields; readonly now: CvFields }

export function VersionsButton({ onClose, now, ...props }: VersionsButtonProps) {
  const [looked, setLooked] = useState<VersionsState | null>(null)
  const { read, restore, isBusy } = useVersions({
    ...props,
    onRestored: (...given) => {
      props.onRestored(...given)
      onClose()
    },
  })
  return (
    <Suspense>
      {looked ? (
        <Compare
          title="Then and now"
          lead="Red: removed since. Green: added since."
          before={looked.fields}
          after={looked.now}
          onClose={() => setLooked(null)}
          actions={
            <Button isBusy={isBusy} onClick={() => restore(looked.version.id)}>
              Restore this version
            </Button>
          }
        />
      ) : (
        <Versions
          onClose={onClose}
          isBusy={isBusy}
          onCompare={(version) => read(version.id, (fields) => setLooked({ version, fields, now: now() }))}
          onRestore={({ id }) => restore(id)}
        />
      )}
    </Suspense>
  )
}
