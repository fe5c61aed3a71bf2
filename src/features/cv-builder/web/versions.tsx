import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'
import type { CvVersion } from '../contract.ts'
import { momentText } from '#platform/contract/dates.ts'
import { myVersions } from './my-draft.ts'

const kinds: Readonly<Record<CvVersion['kind'], string>> = {
  saved: 'Saved with Save & Finish',
  daily: 'As you left it that day',
  restored: 'Before you restored a version or imported a CV',
  replaced: 'Before a save on another device',
}

type VersionsProps = {
  readonly onClose: () => void
  readonly onCompare: (version: CvVersion) => void
  readonly onRestore: (version: CvVersion) => void
  readonly isBusy: boolean
}

/** The earlier versions. Loaded when it is first opened. */
export function Versions({ onClose, ...deeds }: VersionsProps) {
  const { data, isError, refetch } = useQuery({ ...myVersions, staleTime: 0, refetchOnMount: 'always' })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Versions"
      description="Your last 30 versions, saved each time you finish, before an import and at the end of each day."
      className="max-w-xl"
    >
      {isError && (
        <div className="grid justify-items-start gap-2">
          <p>The versions could not be loaded.</p>
          <Button look="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.length === 0 && <p className="text-soft">No versions yet. We save the first one when you press Save & Finish.</p>}
      <ol className="grid divide-y divide-line">
        {data?.map((version) => (
          <VersionLine key={version.id} version={version} {...deeds} />
        ))}
      </ol>
    </Dialog>
  )
}

type VersionLineProps = Omit<VersionsProps, 'onClose'> & { readonly version: CvVersion }

function VersionLine({ version, onCompare, onRestore, isBusy }: VersionLineProps) {
  const { kind, createdAt, changes } = version
  const moment = momentText(createdAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p>
          <time dateTime={createdAt} className="font-medium">
            {moment}
          </time>{' '}
          <span className="text-sm text-soft">{kinds[kind]}</span>
        </p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          {changes.length > 0 ? `Changed: ${changes.join(' · ')}` : 'First saved version'}
        </p>
      </div>
      <div className="flex">
        <Button look="quiet" aria-label={`Compare the version of ${moment} with now`} onClick={() => onCompare(version)}>
          Compare
        </Button>
        <Button look="quiet" aria-label={`Restore the version of ${moment}`} isBusy={isBusy} onClick={() => onRestore(version)}>
          Restore
        </Button>
      </div>
    </li>
  )
}
