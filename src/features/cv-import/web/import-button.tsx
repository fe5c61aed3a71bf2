import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'

const fetchDialog = async () => (await import('./import-dialog.tsx')).ImportDialog
const ImportDialog = lazyPart(fetchDialog)

type ImportState = {
  readonly isOpen: boolean
  /** Puts the imported values into the form. */
  readonly take: (fields: CvFields) => void
  readonly close: () => void
  /** The id of the heading of the form. */
  readonly focusAfter: string
}

type ImportButtonProps = {
  readonly importing: ImportState
  /** Returns the current values of the form. */
  readonly now: () => CvFields
}

export function ImportButton({ importing: { isOpen, take, close, focusAfter }, now }: ImportButtonProps) {
  const isLoaded = useLoaded(isOpen, close)
  if (!isOpen || !isLoaded) return null
  return (
    <Suspense>
      <ImportDialog now={now} onTaken={take} onClose={close} focusAfter={focusAfter} />
    </Suspense>
  )
}

/** A browser can keep a script of a broken connection as failed until the page is loaded again. */
const notLoaded = 'Please check your connection and try again. If that does not help, reload this page. Your text stays.'

/** Loads the dialog at the press, and says if that fails: `lazyPart` would go on trying without a word. */
function useLoaded(isOpen: boolean, close: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false)
  const { run } = useAction(
    async () => {
      await fetchDialog()
      setLoaded(true)
      // An earlier press may have failed.
      toast(null)
    },
    () => {
      close()
      toast({ title: 'Import Not Opened', text: notLoaded, isAlert: true })
    },
  )
  const load = useEffectEvent(() => {
    if (!isLoaded) run()
  })
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen])
  return isLoaded
}
