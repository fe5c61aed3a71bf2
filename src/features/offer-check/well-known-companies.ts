/** Employers whose names fraudsters use most often, with the domains that they own. */
const domainsByName: Readonly<Record<string, string>> = {
  'Tata Consultancy Services': 'tcs.com tcsion.com',
  Infosys: 'infosys.com infosysbpm.com infosys.org infosysfoundation.org infosysspringboard.com onwingspan.com',
  Wipro: 'wipro.com wipro.org wiproconsumercare.com wiprolighting.com wiprofoundation.org',
  HCLTech: 'hcltech.com hcl.com hcl-software.com',
  'Tech Mahindra': 'techmahindra.com techmahindrafoundation.org',
  Accenture: 'accenture.com accenture.in',
  Cognizant: 'cognizant.com',
  Capgemini: 'capgemini.com',
  Deloitte: 'deloitte.com deloitte.co.uk',
  Amazon:
    'amazon.com amazon.in amazon.jobs amazon.co.uk amazon.de amazon.ae amazonaws.com amazonpay.in aboutamazon.com aboutamazon.in',
  Flipkart: 'flipkart.com flipkartcareers.com flipkart.net flipkartfoundation.org',
  Google: 'google.com google.co.in google.co.uk googlemail.com withgoogle.com googleapis.com',
  Microsoft: 'microsoft.com microsoftonline.com microsoft365.com',
  'Air India': 'airindia.com airindia.in airindiaexpress.com',
  IndiGo: 'goindigo.in',
  Reliance: 'ril.com relianceindustries.com reliancedigital.in relianceretail.com reliancefoundation.org reliancegeneral.co.in',
  'Reliance Jio': 'jio.com',
  Airtel: 'airtel.com airtel.in airtelbank.com',
  'HDFC Bank': 'hdfcbank.com hdfc.bank.in hdfcbank.net',
  'ICICI Bank': 'icicibank.com icici.bank.in',
  'Axis Bank': 'axisbank.com axis.bank.in',
  'State Bank of India': 'sbi.co.in sbi.bank.in onlinesbi.com',
  'Tata Motors': 'tatamotors.com',
  'Maruti Suzuki': 'maruti.co.in marutisuzuki.com',
  Mahindra: 'mahindra.com mahindrafinance.com mahindralogistics.com mahindrauniversity.edu.in clubmahindra.com',
  'Larsen and Toubro': 'larsentoubro.com lntecc.com',
  'Indian Railways': 'indianrailways.gov.in',
  Zomato: 'zomato.com',
  Swiggy: 'swiggy.com swiggy.in',
}

export const wellKnownCompanies = Object.entries(domainsByName).flatMap(([name, domains]) => {
  return domains.split(' ').map((domain) => ({ name, domain }))
})
