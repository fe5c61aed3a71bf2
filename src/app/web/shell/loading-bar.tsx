import { useNavigation } from 'react-router'

/** Shows only when the next screen takes its time, so that a quick one does not flicker. */
export function LoadingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <progress aria-label="Loading the page" className="loading-bar" />
}
