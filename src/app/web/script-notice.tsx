/** An empty address is that of the page itself. */
const thisPage = ''

/**
 * Says that the first script has not arrived. That script removes it at once, and says itself if the others are missing (`scripts-missing.ts`). If only the others have
 * arrived, the complete style sheet that they load hides it (`app.css`). React ignores an unknown element in the body.
 */
export function ScriptNotice() {
  return (
    <div id="script-notice" className="without-scripts" role="alert">
      <p>This page has not loaded completely, so its buttons may not work.</p>
      <a href={thisPage}>Reload</a>
    </div>
  )
}
