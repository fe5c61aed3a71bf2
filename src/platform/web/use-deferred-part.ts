import { type ReactNode, useEffect, useState } from 'react'

/** A part of a screen whose file no first view waits for, and which comes only where it is wanted. Nothing until it is there, and when it cannot be fetched. */
export function useDeferredPart(isWanted: boolean, fetchPart: () => Promise<ReactNode>): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    if (isWanted) void fetchPart().then(setPart, () => {})
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the same file each time
  }, [isWanted])
  return part
}
