import { Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useEditor } from '#features/cvs/web/editor-context.tsx'
import type { HelpedPath } from './use-writing-help.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const Panel = lazyPart(async () => (await import('./writing-help-panel.tsx')).WritingHelpPanel)

type WritingHelpProps = { readonly path: HelpedPath }

/** Help with one text, for signed-in people. Loaded when it is first used. */
export function WritingHelp({ path }: WritingHelpProps) {
  const editor = useEditor()
  const [isOpen, setOpen] = useState(false)
  if (!editor) return null
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="quiet" className="-ml-4" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Sparkles aria-hidden="true" className="size-4" />
        Writing help
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="text-sm text-soft">Fetching…</p>}>
          <Panel path={path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
