import { useEffect, useRef } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast.ts'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly button: string; readonly onClose: () => void }

/** Recovery codes are shown once, because the server has only their hashes. */
export function RecoveryCodes({ codes, button, onClose }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: 'Recovery codes copied' })
    } catch {
      toast({ title: 'Could not copy', text: 'Please write them down.', isAlert: true })
    }
  }
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        Your recovery codes
      </h3>
      <Banner look="news">Write these down now. You won’t see them again. Each works once in place of a code.</Banner>
      <ul aria-label="Recovery codes" className="grid gap-1 font-mono two:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>{button}</Button>
        <Button look="secondary" onClick={() => void copy()}>
          Copy all
        </Button>
      </div>
    </div>
  )
}
