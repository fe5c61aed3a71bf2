import { type ReactNode, useEffect, useState } from 'react'

/**
 * A part of a screen that is not in the first load and is loaded only where it is needed. Nothing is shown until then, or when it cannot be loaded.
 */
export function useDeferredPart(isWanted: boolean, fetchPart: () => Promise<ReactNode>): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    if (isWanted) void fetchPart().then(setPart, () => {})
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the same file each time
  }, [isWanted])
  return part
}
