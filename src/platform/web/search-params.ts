import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The search parameters of the URL. There is no setter, because screens change them by links and forms. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
