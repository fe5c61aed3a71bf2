/** The codes of states and union territories in a GSTIN. */
export const stateNames: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
}

/** Territories without a legislature, where UTGST applies beside CGST. */
const unionTerritories: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97'])

/** Registrations from before a state was divided or merged still begin with the old code. */
const oldCodes: Readonly<Record<string, string>> = { '25': '26', '28': '37', '99': '97' }

export function stateOfGstin(gstin: string): string {
  const code = gstin.slice(0, 2)
  return oldCodes[code] ?? code
}

export function stateTaxName(state: string): 'SGST' | 'UTGST' {
  return unionTerritories.has(state) ? 'UTGST' : 'SGST'
}
