/** Sums in a text, such as "₹15,000 × 12% = ₹1,800", are computed again. "≈" is right when the result is rounded to the digits that are shown. */
const figure = String.raw`₹?\d+(?:,\d+)*(?:\.\d+)?%?`
const sum = new RegExp(String.raw`(\(?${figure}(?:\s*[×÷+−]\s*\(?${figure}\)?)+)\s*([=≈])\s*(${figure})`, 'g')

type Sum = { readonly text: string; readonly left: string; readonly isRounded: boolean; readonly right: string }

export function sumsIn(text: string): Sum[] {
  return [...text.matchAll(sum)].map(([whole, left = '', sign, right = '']) => ({
    text: whole,
    left,
    isRounded: sign === '≈',
    right,
  }))
}

/** The sentences of those that are wrong. */
export function wrongSums(text: string): string[] {
  return sumsIn(text).flatMap(({ text: whole, left, isRounded, right }) => {
    const value = valueOf(left)
    const shown = Number(right.replaceAll(/[₹,%]/g, ''))
    const decimals = /\.(\d+)/.exec(right)?.[1]?.length ?? 0
    const tolerance = isRounded ? 0.5 * 10 ** -decimals + 1e-9 : 1e-9 * Math.max(1, Math.abs(value))
    // "3 ÷ 12 × 100 = 25%" and "8% + 4% = 12%" are both usual.
    const isRight = [shown, ...(right.endsWith('%') ? [shown / 100] : [])].some((one) => Math.abs(value - one) <= tolerance)
    return isRight ? [] : [`${whole}: it is ${value}`]
  })
}

/** Multiplication and division before addition and subtraction, from left to right. */
function valueOf(expression: string): number {
  const parts = expression.match(new RegExp(`${figure}|[×÷+−]`, 'g')) ?? []
  const terms: number[] = []
  let sign = '+'
  for (const part of parts) {
    if (/^[×÷+−]$/.test(part)) {
      sign = part
      continue
    }
    const digits = Number(part.replaceAll(/[₹,%]/g, ''))
    const number = part.endsWith('%') ? digits / 100 : digits
    if (sign === '×') terms.push((terms.pop() ?? 0) * number)
    else if (sign === '÷') terms.push((terms.pop() ?? 0) / number)
    else terms.push(sign === '−' ? -number : number)
  }
  return terms.reduce((total, term) => total + term, 0)
}
