import { Comparison } from './comparison.tsx'
import type { CvFields } from './cv-fields.ts'
import { ImportDoor } from './import/import-door.tsx'
import type { Builder } from './use-builder.ts'
import { VersionsDoor } from './versions-door.tsx'

type BuilderDialogsProps = {
  readonly builder: Pick<Builder, 'versions' | 'importing' | 'compared'>
  /** What stands in the form. */
  readonly now: () => CvFields
}

/** Other texts beside the one in the form: older ones, another device's, a file's. */
export function BuilderDialogs({ builder: { versions, importing, compared }, now }: BuilderDialogsProps) {
  return (
    <>
      {versions.isOpen && <VersionsDoor {...versions.asked} now={now} onClose={versions.close} />}
      <ImportDoor importing={importing} now={now} />
      {compared && <Comparison {...compared} mine={now()} />}
    </>
  )
}
