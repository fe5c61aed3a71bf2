import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react'
import { noConnection } from './sentence-of.ts'
import { toast } from './ui/toast.ts'
import { useAction } from './use-action.ts'

/**
 * A dialog whose code is loaded when it is opened by a press. A failure closes it with a message with this title: `lazyPart` would go on trying
 * without a word, and the dialog would open later, while somebody types elsewhere.
 */
export function partAtPress<P extends { readonly onClose: () => void }>(
  fetchPart: () => Promise<ComponentType<P>>,
  failureTitle: string,
) {
  let loadedPart: ComponentType<P> | undefined
  let hasFailed = false
  return function PartAtPress(props: P) {
    const [Part, setPart] = useState(() => loadedPart)
    const { run } = useAction(
      async () => {
        loadedPart = await fetchPart()
        setPart(() => loadedPart)
        if (hasFailed) toast(null)
        hasFailed = false
      },
      () => {
        hasFailed = true
        props.onClose()
        toast({ title: failureTitle, text: noConnection, isAlert: true })
      },
    )
    const load = useEffectEvent(() => {
      if (!Part) run()
    })
    useEffect(() => load(), [])
    return Part && createElement(Part, props)
  }
}
