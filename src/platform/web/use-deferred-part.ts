import { type ReactNode, useEffect, useState } from 'react'

/** Loads a part of a screen only when it is needed. Nothing is shown until it is loaded, or if it cannot be loaded. */
export function useDeferredPart(isWanted: boolean, fetchPart: () => Promise<ReactNode>): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    if (isWanted) void fetchPart().then(setPart, () => {})
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the same file each time
  }, [isWanted])
  return part
}
