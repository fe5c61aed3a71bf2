import { ExternalHyperlink, Tab, TextRun } from 'docx'

/** The settings of a language in a document: its name, its font, and the direction of writing. */
export type Script = { readonly language: string; readonly font: string; readonly isMirrored: boolean }

/** Nirmala UI has all nine Indian scripts and is part of Windows; other systems substitute another font. */
export function scriptOf(lang: string): Script {
  if (lang === 'ur') return { language: 'ur-PK', font: 'Urdu Typesetting', isMirrored: true }
  return { language: `${lang === 'en' ? 'hi' : lang}-IN`, font: 'Nirmala UI', isMirrored: false }
}

/** Word uses `cs` for complex scripts, and the other fonts for Latin. */
export function fontsFor({ font }: Script) {
  return { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: font }
}

const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u
const letters = '[\\u0590-\\u08FF\\u0900-\\u0D7F\\u200C-\\u200D\\uFB1D-\\uFDFF\\uFE70-\\uFEFF]+'
const shaped = new RegExp(`(${letters}(?: +${letters})*)`, 'u')

/** Complex scripts are separate runs marked as such, because some programs do not check the characters. */
export function textRuns(text: string, style?: string): TextRun[] {
  return text
    .split(shaped)
    .filter(Boolean)
    .map((part) => {
      const rightToLeft = fromTheRight.test(part)
      return new TextRun({ text: part, ...(rightToLeft && { rightToLeft }), ...(style && { style }) })
    })
}

/** A line with the second text at its right end. */
export function tabbed(text: string, atEnd: string): TextRun[] {
  return atEnd ? [...textRuns(text), new TextRun({ children: [new Tab(), atEnd], bold: false })] : textRuns(text)
}

export function linked({ text, link }: { readonly text: string; readonly link: string | null }) {
  return link ? [new ExternalHyperlink({ link, children: textRuns(text, 'Hyperlink') })] : textRuns(text)
}
