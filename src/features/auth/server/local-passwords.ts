/** Passwords that attackers try first in India and at this portal, and common ones of six characters. The general list lacks them. */
export const localPasswords: readonly string[] = `
  654321 121212 123123123 987654321 0987654321 1234512345 12341234 456789 222222 333333 444444 555555 777777 888888 999999
  101010 232323 00000000 88888888 99999999 1111111 abcde123 abcdef abcdefg abcdefgh aaaaaa aaaaaaaa ab123456 password1234
  password@123 password@1 p@ssword pass@123 pass@1234 password! passwd123 welcome123 welcome@123 admin123 admin1234 admin@123
  administrator root123 test@123 guest123 user123 user1234 secret123 login123 master123 lover123 google123 instagram android
  iphone hellohello summer123 india@123 india1947 bharat bharat123 hindustan jaihind jaihind123 vandemataram mumbai mumbai123
  delhi123 newdelhi chennai chennai123 kolkata bangalore bengaluru hyderabad cricket123 sachin sachin10 sachin123 dhoni007
  dhoni7 virat18 viratkohli kohli18 rohit45 krishna123 krishna1 harekrishna radhe radhekrishna radheradhe jaishreeram
  jaishriram shreeram jaimatadi omnamahshivaya mahadev mahadev123 harharmahadev ganesha ganesh123 ganpati jaihanuman
  bajrangbali lakshmi laxmi123 shivam saibaba omsairam sairam123 waheguru allahuakbar bismillah786 786786 786000 rahul123
  rahul@123 rohit123 amit123 sumit123 ankit123 pooja123 priya123 neha123 anjali kumar123 sharma123 singh123 patel123 deepak
  deepak123 sanjay rajesh suresh mahesh ramesh vijay123 papamummy mummypapa mummy123 iloveindia iloveyoumom nothing123 tinkle
  pasand pasand123 pasand@123 naukri naukri123 naukri@123 jobs123 career123
`
  .trim()
  .split(/\s+/)
