const sentence =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:presently|currently|previously|now|earlier)\s+)?(?:i\s+)?(?:(?:am|have|has|had|was)\s+)?work(?:ed|ing)\s+as\s+(?:an?\s+|the\s+)?([^,.;]{3,60}?)\s+(?:in|with|at|for)\s+(.{3,90}?),?\s+((?:since|from|w\.?e\.?f\.?)\s+.{4,60})$/i

/** "Worked as a clerk in Rao & Sons from May 2015 to June 2017." with its parts apart, or null. */
export function statedJob(text: string): string | null {
  const [, position, employer, time] = sentence.exec(text) ?? []
  return position && employer && time
    ? `${position}\t${employer}\t${time.replace(/\.$/, '').replace(/^w\.?e\.?f\.?/i, 'since')}`
    : null
}
