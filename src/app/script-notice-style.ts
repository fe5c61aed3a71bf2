/** After this many seconds. On 400 kbit/s with a slow processor the slowest first view took 9; the first script itself waits 15 for the others. */
const shownAfter = 20

/**
 * A delayed animation needs no script. While it is invisible the notice takes no space, no focus, and is not read out. Its styles are added to those in
 * the head, which have only the classes that scripts name. In the body they would follow the style sheets that scripts load, and each sheet that is
 * inserted before another makes the browser look for its fonts again (decision 111).
 */
export const scriptNoticeStyle = `#script-notice{visibility:hidden;animation:script-notice 1ms ${shownAfter}s forwards;position:fixed;inset:auto 0 0;z-index:99;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;justify-content:center;padding:1rem;background:var(--color-card,#fff);color:var(--color-ink,#1b1f2a);border-top:2px solid var(--color-marigold,#f5a524)}
#script-notice a{display:inline-grid;place-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:999px;background:var(--color-blue,#2563eb);color:#fff;font-weight:600}
@keyframes script-notice{to{visibility:visible}}
@media (scripting:none){#script-notice{display:none}}
@media print{#script-notice{display:none}}`
