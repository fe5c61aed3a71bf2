/** What is tried first when accounts are broken into, at home and everywhere. Shorter ones are refused for their length. */
const words = `
  123456 123456789 12345678 1234567 1234567890 123123 123321 654321 666666 111111 000000 121212 112233 123123123 987654321
  0987654321 1234512345 12341234 11223344 147258369 159753 159357 789456 789456123 456789 456123 222222 333333 444444 555555
  777777 888888 999999 101010 131313 232323 11111111 00000000 88888888 99999999 1111111 12344321 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui qwert123 qweasd qweasdzxc
  qazwsx qazwsxedc asdfgh asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbn zxcvbnm zxcvbnm123 zaq12wsx abc123 abcd123 abcd1234
  abcde123 abcdef abcdefg abcdefgh abc12345 abc123456 a123456 a12345678 a123456789 aa123456 aaaaaa aaaaaaaa ab123456
  password password1 password12 password123 password1234 password@123 password@1 passw0rd p@ssw0rd p@ssword pass123 pass1234
  pass@123 pass@1234 password! passwd123 mypassword letmein letmein1 welcome welcome1 welcome123 welcome@123 admin123
  admin1234 admin@123 administrator root123 test123 test1234 test@123 testing tester guest123 user123 user1234 default
  changeme secret secret123 login123 master master123 iloveyou iloveyou1 iloveu lovely loveyou lover123 forever friends
  sunshine princess football baseball basketball superman batman spiderman pokemon naruto dragon monkey shadow michael
  jordan jordan23 charlie donald freedom whatever computer internet samsung google google123 facebook instagram youtube
  android iphone hello123 hello1 hellohello trustno1 killer hunter ranger soccer hockey starwars cookie cheese chocolate
  flower summer summer123 ginger pepper buster tigger jessica jennifer ashley daniel george andrew thomas robert matthew
  joshua nicole maggie michelle hannah harley mustang ferrari mercedes matrix fuckyou fuckyou1 asshole
  india123 india@123 india1947 indian bharat bharat123 hindustan jaihind jaihind123 vandemataram mumbai mumbai123 delhi123
  newdelhi chennai chennai123 kolkata bangalore bengaluru hyderabad cricket cricket123 sachin sachin10 sachin123 dhoni007
  dhoni7 virat18 viratkohli kohli18 rohit45 krishna krishna123 krishna1 harekrishna radhe radhekrishna radheradhe jaishreeram
  jaishriram shreeram jaimatadi omnamahshivaya mahadev mahadev123 harharmahadev ganesh ganesha ganesh123 ganpati hanuman
  jaihanuman bajrangbali lakshmi laxmi123 shivam saibaba omsairam sairam sairam123 waheguru allahuakbar bismillah bismillah786
  786786 786000 rahul123 rahul@123 rohit123 amit123 sumit123 ankit123 pooja123 priya123 neha123 anjali kumar123 sharma123
  singh123 patel123 deepak deepak123 sanjay rajesh suresh mahesh ramesh vijay123 papamummy mummypapa mummy123 mother father
  family iloveindia iloveyoumom nothing nothing123 tinkle
  pasand pasand123 pasand@123 naukri naukri123 naukri@123 jobs123 career123`

const common = new Set(words.trim().split(/\s+/))

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
