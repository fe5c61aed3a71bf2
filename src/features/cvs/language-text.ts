const withFluency = /^([^(:–—]{2,60}?) ?(?:\(([^()]{1,200})\)|(?: [–—-]|:) ([^()]{1,200}))$/u

type LanguageParts = { readonly name: string; readonly fluency: string }

/** A language of a CV is one text: "Kannada (native)" or "Kannada – native". */
export function languageParts(text: string): LanguageParts {
  const [, name = text, inBrackets, behind = ''] = withFluency.exec(text) ?? []
  return { name: name.trim(), fluency: (inBrackets ?? behind).trim() }
}

export const languageText = ({ name, fluency }: LanguageParts): string => (name && fluency ? `${name} (${fluency})` : name)
