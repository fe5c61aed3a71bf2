import { type ReactNode, useEffect, useState } from 'react'
import { untilFetched } from './until-fetched.ts'

/** Loads a part of a screen only when it is needed. Nothing is shown until it is loaded. */
export function useDeferredPart(isWanted: boolean, fetchPart: () => Promise<ReactNode>): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    if (isWanted) void untilFetched(fetchPart).then(setPart)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the same file each time
  }, [isWanted])
  return part
}
