import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** A part of a screen whose file no first view waits for, and which comes only where it is wanted. Nothing until it is there, and when it cannot be fetched. */
export function useLater(isWanted: boolean, fetchPart: () => Promise<ReactNode>): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  const fetchIt = useEffectEvent(() => fetchPart().then(setPart, () => {}))
  useEffect(() => {
    if (isWanted) void fetchIt()
  }, [isWanted])
  return isWanted && part
}
