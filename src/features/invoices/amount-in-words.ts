const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** The groups of Indian numbers, the largest first. */
const groups = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** "Rupees One Lakh Twenty-Three Thousand and Fifty Paise Only". */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`Rupees ${inWords(rupees)}`] : []),
    ...(rest > 0 ? [`${inWords(rest)} Paise`] : []),
  ]
  return `${parts.join(' and ')} Only`
}

function inWords(number: number): string {
  if (number < 20) return small[number] ?? ''
  if (number < 100) {
    const unit = number % 10
    return `${tens[Math.floor(number / 10)] ?? ''}${unit > 0 ? `-${small[unit] ?? ''}` : ''}`
  }
  const [size, name] = groups.find(([least]) => number >= least) ?? [100, 'Hundred']
  const rest = number % size
  return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`
}
