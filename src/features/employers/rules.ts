/** Without an end it runs until somebody stops it. */
export function isRunning(isOn: boolean, end: Date | null, now: Date): boolean {
  return isOn && (end === null || end > now)
}
