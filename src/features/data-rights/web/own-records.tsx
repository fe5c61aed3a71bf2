import { createCall } from '#platform/web/call.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const call = createCall((path, init) => fetch(path, init))

export function OwnRecords() {
  const isHydrated = useHydrated()
  const { isBusy, run: download } = useAction(
    async () => {
      const name = await saveFile(await call('GET /api/account/records'), 'records.zip')
      toast({ title: 'Download Successful', text: `Saved as ${name}.` })
    },
    { title: 'Download Failed' },
  )
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        Download everything we have about you (ZIP): your data as JSON and your CV as PDF. Passwords and keys are left out.
      </p>
      <div>
        <Button look="secondary" isBusy={isBusy} disabled={!isHydrated} onClick={() => download()}>
          {isBusy ? 'Preparing…' : 'Download Your Data'}
        </Button>
      </div>
    </div>
  )
}
