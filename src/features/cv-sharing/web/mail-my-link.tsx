import { type SubmitEvent, useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { cvSharing } from '../contract.ts'

const call = apiCalls<typeof cvSharing>()

/** The answer is the same for every number, so it does not reveal whose CV has it. */
export function MailMyLink({ first = '' }: { readonly first?: string }) {
  const [phone, setPhone] = useState(first)
  const isHydrated = useHydrated()
  const { isBusy, result, error, run } = useAction(async () => {
    const sent = await call('POST /api/cvs/aisacv/link-letter', { body: { phone } })
    // Ends a message that no CV was created: it would contradict the answer below.
    toast(null)
    return sent
  })
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    run()
  }
  return (
    <form className="grid w-full gap-3" noValidate onSubmit={handleSubmit}>
      <Field
        label="Phone number"
        type="tel"
        name="phone"
        autoComplete="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={error ? sentenceOf(error) : undefined}
      />
      <Button type="submit" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated}>
        Email me the link
      </Button>
      <output className="block empty:hidden">{result?.message}</output>
      <NeedsScript />
    </form>
  )
}
