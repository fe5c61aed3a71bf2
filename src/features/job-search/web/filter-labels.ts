import type { JobSort } from '../contract.ts'

export const sortLabels: Readonly<Record<JobSort, string>> = {
  relevant: 'Most relevant',
  recent: 'Most recent',
  'salary-high': 'Salary: high to low',
  'salary-low': 'Salary: low to high',
  answers: 'Answers first',
}

export const salarySteps = ['200000', '300000', '500000', '800000', '1000000', '1500000', '2000000', '3000000', '5000000']

export const lakh = 100_000
export const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

export function salaryLabel(value: string): string {
  const sum = Number(value)
  if (!(sum >= 0)) return value
  return sum >= lakh ? `₹${rupees.format(sum / lakh)} lakh a year or more` : `₹${rupees.format(sum)} a year or more`
}
