/** Stems of action verbs at the start of a line: `manag` matches managed and managing. */
export const actionStems = `
  achiev administ advis analy answer arrang assembl assess assist audit automat bought brought build built checked clean
  clos coach collect conduct consult coordinat counsel creat cut deliver deploy design develop direct doubl draft drove
  earn edit ensur establish expand facilitat found gained generat grew guid handl head help hired implement improv increas
  initiat inspect install introduc invent kept launch led maintain manag mentor met migrat modern moved negotiat open
  operat optimi organi overs own perform pioneer plan prepar present process produc programm publish raised ran rebuil
  recruit redesign reduc repair replac report research resolv review rolled saved scal schedul secur serv set shap shipp
  simplif sold solv spearhead started streamlin strengthen supervis support taught test took train treat tripl turned
  upgrad visit volunteer won work wrote`
  .trim()
  .split(/\s+/)

/** Mistyped domains of email addresses, and the right ones. */
export const mistypedDomains: Readonly<Record<string, string>> = {
  'gamil.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.in': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmial.com': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'redifmail.com': 'rediffmail.com',
  'rediffmail.con': 'rediffmail.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'yahooo.com': 'yahoo.com',
}
