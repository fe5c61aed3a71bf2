/** The operator's settings of somebody who sells in Karnataka. */
export const aSeller = {
  SELLER_NAME: 'Pasand Careers Private Limited',
  SELLER_ADDRESS: '12 Residency Road, Bengaluru 560025',
  SELLER_GSTIN: '29AAGCB7383J1Z4',
  SELLER_SAC: '998599',
  SELLER_GST_RATE: '18',
}
