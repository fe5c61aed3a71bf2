import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The parameters of the address. Screens change them by links and forms, so there is nothing that sets them. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
