import { expect, test } from 'vitest'
import {
  estimateSalary,
  payText,
  type SalaryCompany,
  type SalaryExperience,
  type SalaryLocation,
  type SalaryRole,
  yearlyText,
} from './rules.ts'

type Case = readonly [
  SalaryRole,
  SalaryExperience,
  SalaryLocation,
  SalaryCompany,
  readonly [min: number, max: number, average: number],
]

const cases: readonly Case[] = [
  // Every range of the table, where both multipliers are 1.
  ['software-engineer', '0-2', 'chennai', 'mid-size', [300_000, 800_000, 550_000]],
  ['software-engineer', '3-5', 'chennai', 'mid-size', [800_000, 1_500_000, 1_150_000]],
  ['software-engineer', '6-10', 'chennai', 'mid-size', [1_500_000, 2_500_000, 2_000_000]],
  ['software-engineer', '10+', 'chennai', 'mid-size', [2_500_000, 4_000_000, 3_250_000]],
  ['data-scientist', '0-2', 'chennai', 'mid-size', [400_000, 900_000, 650_000]],
  ['data-scientist', '3-5', 'chennai', 'mid-size', [900_000, 1_800_000, 1_350_000]],
  ['data-scientist', '6-10', 'chennai', 'mid-size', [1_800_000, 3_000_000, 2_400_000]],
  ['data-scientist', '10+', 'chennai', 'mid-size', [3_000_000, 5_000_000, 4_000_000]],
  ['product-manager', '0-2', 'chennai', 'mid-size', [600_000, 1_200_000, 900_000]],
  ['product-manager', '3-5', 'chennai', 'mid-size', [1_200_000, 2_200_000, 1_700_000]],
  ['product-manager', '6-10', 'chennai', 'mid-size', [2_200_000, 3_500_000, 2_850_000]],
  ['product-manager', '10+', 'chennai', 'mid-size', [3_500_000, 6_000_000, 4_750_000]],
  // Every place.
  ['software-engineer', '0-2', 'bangalore', 'mid-size', [360_000, 960_000, 660_000]],
  ['software-engineer', '0-2', 'mumbai', 'mid-size', [345_000, 920_000, 632_500]],
  ['software-engineer', '0-2', 'hyderabad', 'mid-size', [330_000, 880_000, 605_000]],
  ['software-engineer', '0-2', 'pune', 'mid-size', [315_000, 840_000, 577_500]],
  ['software-engineer', '0-2', 'delhi', 'mid-size', [330_000, 880_000, 605_000]],
  ['software-engineer', '0-2', 'other', 'mid-size', [270_000, 720_000, 495_000]],
  // Every kind of company.
  ['software-engineer', '0-2', 'chennai', 'faang', [450_000, 1_200_000, 825_000]],
  ['software-engineer', '0-2', 'chennai', 'unicorn', [390_000, 1_040_000, 715_000]],
  ['software-engineer', '0-2', 'chennai', 'large-corp', [330_000, 880_000, 605_000]],
  ['software-engineer', '0-2', 'chennai', 'startup', [270_000, 720_000, 495_000]],
  // Both together.
  ['product-manager', '10+', 'bangalore', 'faang', [6_300_000, 10_800_000, 8_550_000]],
  ['data-scientist', '3-5', 'mumbai', 'unicorn', [1_345_500, 2_691_000, 2_018_250]],
  ['software-engineer', '3-5', 'pune', 'startup', [756_000, 1_417_500, 1_086_750]],
]

test.each(
  cases.map(([role, experience, location, companyType, expected]) => ({ role, experience, location, companyType, expected })),
)('$role, $experience years, $location, $companyType', ({ expected: [min, max, average], ...question }) => {
  expect(estimateSalary(question)).toEqual({ min, max, average })
})

test.each([
  [10_800_000, '₹1.1 Cr'],
  [10_000_000, '₹1.0 Cr'],
  [6_300_000, '₹63.0 LPA'],
  [100_000, '₹1.0 LPA'],
  [99_999, '₹99,999'],
  [0, '₹0'],
])('%d rupees are written %s', (rupees, text) => {
  expect(payText(rupees)).toBe(text)
})

test('the period of pay per year is shown once', () => {
  expect([10_800_000, 1_790_000, 99_999].map(yearlyText)).toEqual(['₹1.1 Cr a year', '₹17.9 LPA', '₹99,999 a year'])
})
