import { z } from 'zod'
import { latinDigits } from './numbers.ts'

/** A whole number in a URL or a form, in the digits of any script. The refusal names the field. */
export const wholeNumber = (name: string, range: readonly [number, number]) =>
  typedNumber(`${name} is a whole number from ${range[0]} to ${range[1]}`, range)

export const typedNumber = (message: string, [min, max]: readonly [number, number]) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? latinDigits(value) : value),
    z.coerce.number(message).int(message).min(min, message).max(max, message),
  )
