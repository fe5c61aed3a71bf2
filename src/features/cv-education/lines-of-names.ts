import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** Names of a few words with capitals may end with a full stop: "Nadi Education Society, Mumbai." */
const titled = /^(?:\p{Lu}[\p{L}\p{M}&'’-]*,?\s){1,6}\p{Lu}[\p{L}\p{M}]+\.$/u
const withoutStop = (text: string): string => (titled.test(text) ? text.slice(0, -1) : text)

/** Whether the line is short and no sentence, so that it may be an unknown school or subject. */
export const mayBeName = ({ text, isBullet }: Paragraph): boolean =>
  !isBullet && text.length <= 90 && !/:|[\p{L}\p{M}]{4}\.(?:\s|$)/u.test(withoutStop(text))
