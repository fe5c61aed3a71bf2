import { indianPlaceNames } from '#features/jobs/indian-places.ts'
import cities from './places/localities.json' with { type: 'json' }

/**
 * Districts and larger towns, one line for each state, in addition to the cities of `indianPlaceNames`. They are never corrected to a similar name.
 */
const districtsAndTowns = `
anantapur,annamayya,bapatla,chittoor,cuddapah,kadapa,krishna,konaseema,nandyal,ongole,palnadu,prakasam,puttaparthi,srikakulam,vizianagaram,eluru,anakapalli,parvathipuram,machilipatnam,tenali,proddatur,hindupur,bhimavaram,madanapalle,guntakal,gudivada,narasaraopet,tadepalligudem,tadipatri,amaravati,chirala,kavali,
tawang,anjaw,namsai,pasighat,papum pare,ziro,bomdila,tezu,naharlagun,
barpeta,biswanath,bongaigaon,cachar,darrang,dhemaji,dhubri,goalpara,golaghat,hailakandi,hojai,kamrup,karbi anglong,karimganj,kokrajhar,lakhimpur,majuli,morigaon,nagaon,nalbari,sivasagar,sonitpur,tezpur,tinsukia,udalguri,diphu,baksa,chirang,
araria,arwal,aurangabad,banka,begusarai,bhojpur,arrah,buxar,darbhanga,champaran,motihari,bettiah,gopalganj,jamui,jehanabad,kaimur,bhabua,katihar,khagaria,kishanganj,lakhisarai,madhepura,madhubani,munger,nalanda,bihar sharif,nawada,purnia,purnea,rohtas,sasaram,saharsa,samastipur,saran,chhapra,sheikhpura,sheohar,sitamarhi,siwan,supaul,vaishali,hajipur,dehri,danapur,
balod,bastar,bemetara,bijapur,dantewada,dhamtari,durg,gariaband,janjgir,champa,jashpur,kabirdham,kawardha,kanker,kondagaon,korba,koriya,mahasamund,mungeli,narayanpur,raigarh,rajnandgaon,sukma,surajpur,surguja,ambikapur,jagdalpur,balrampur,
mapusa,ponda,bicholim,curchorem,calangute,
amreli,anand,aravalli,modasa,banaskantha,palanpur,bharuch,botad,dahod,dang,dwarka,gir somnath,veraval,somnath,junagadh,kutch,kachchh,bhuj,gandhidham,kheda,nadiad,mahisagar,mehsana,mahesana,morbi,narmada,navsari,panchmahal,godhra,patan,porbandar,sabarkantha,himatnagar,surendranagar,tapi,valsad,vapi,ankleshwar,mundra,kalol,dholera,sanand,bardoli,dahej,hazira,jetpur,gondal,
bhiwani,charkhi dadri,fatehabad,hisar,hissar,jhajjar,jind,kaithal,kurukshetra,mahendragarh,narnaul,nuh,mewat,palwal,panchkula,rewari,sirsa,sonipat,sonepat,yamunanagar,bahadurgarh,manesar,thanesar,hansi,dharuhera,bawal,kundli,
bilaspur,chamba,hamirpur,kangra,dharamshala,dharamsala,kinnaur,kullu,manali,lahaul,spiti,mandi,sirmaur,nahan,kasauli,palampur,paonta sahib,nalagarh,dalhousie,
anantnag,bandipora,baramulla,budgam,doda,ganderbal,kathua,kishtwar,kulgam,kupwara,poonch,pulwama,rajouri,ramban,reasi,samba,shopian,udhampur,katra,sopore,
chatra,deoghar,dumka,garhwa,giridih,godda,gumla,hazaribagh,jamtara,khunti,koderma,latehar,lohardaga,pakur,palamu,daltonganj,ramgarh,sahebganj,seraikela,simdega,singhbhum,chaibasa,ghatsila,
bagalkot,ballari,bellary,shivamogga,shimoga,kalaburagi,gulbarga,bidar,bijapur,vijayapura,chamarajanagar,chikkaballapur,chikballapur,chikmagalur,chikkamagaluru,chitradurga,davanagere,davangere,dharwad,gadag,hassan,haveri,kodagu,coorg,madikeri,kolar,koppal,mandya,raichur,ramanagara,tumkur,tumakuru,udupi,manipal,yadgir,yadagiri,hospet,hosapete,bhadravati,gokak,karwar,sirsi,nelamangala,hoskote,devanahalli,doddaballapur,tiptur,bhatkal,puttur,
ernakulam,idukki,alappuzha,alleppey,quilon,thodupuzha,kasaragod,kasargod,kottayam,malappuram,manjeri,palakkad,palghat,pathanamthitta,wayanad,kalpetta,munnar,aluva,angamaly,guruvayur,tirur,ponnani,changanassery,thiruvalla,tiruvalla,kayamkulam,cherthala,attingal,varkala,payyanur,vadakara,thalassery,tellicherry,kanjirappally,perinthalmanna,kothamangalam,muvattupuzha,
agar,malwa,alirajpur,anuppur,ashoknagar,balaghat,barwani,betul,bhind,burhanpur,chhatarpur,chhindwara,damoh,datia,dewas,dhar,dindori,guna,harda,hoshangabad,narmadapuram,itarsi,jhabua,katni,khandwa,khargone,mandla,mandsaur,morena,narsinghpur,neemuch,panna,pithampur,raisen,rajgarh,ratlam,rewa,sagar,satna,sehore,seoni,shahdol,shajapur,sheopur,shivpuri,sidhi,singrauli,tikamgarh,umaria,vidisha,niwari,mhow,nagda,bina,khajuraho,orchha,maihar,pachmarhi,
ahmednagar,ahilyanagar,akola,aurangabad,amravati,beed,bhandara,buldhana,chandrapur,dhule,gadchiroli,gondia,hingoli,jalgaon,jalna,latur,nanded,nandurbar,osmanabad,dharashiv,palghar,parbhani,raigad,ratnagiri,sangli,satara,sindhudurg,wardha,washim,yavatmal,kalyan,dombivli,vasai,virar,ulhasnagar,bhiwandi,panvel,malegaon,miraj,ichalkaranji,baramati,badlapur,ambernath,chinchwad,pimpri,lonavala,shirdi,alibag,roha,chiplun,karad,bhusawal,talegaon,chakan,boisar,tarapur,kagal,sinnar,igatpuri,ranjangaon,mahad,khopoli,uran,
bishnupur,chandel,churachandpur,senapati,tamenglong,thoubal,ukhrul,kakching,moreh,
tura,jowai,nongpoh,nongstoin,williamnagar,baghmara,garo,khasi,jaintia,
champhai,kolasib,lawngtlai,lunglei,mamit,saiha,serchhip,
mokokchung,mon,peren,phek,tuensang,wokha,zunheboto,kiphire,longleng,
angul,balangir,bolangir,balasore,baleswar,bargarh,baripada,bhadrak,boudh,deogarh,dhenkanal,gajapati,ganjam,berhampur,brahmapur,jagatsinghpur,jajpur,jharsuguda,kalahandi,bhawanipatna,kandhamal,phulbani,kendrapara,keonjhar,kendujhar,khordha,khurda,koraput,jeypore,malkangiri,mayurbhanj,nabarangpur,nayagarh,nuapada,puri,rayagada,sambalpur,sonepur,subarnapur,sundargarh,paradip,talcher,konark,
barnala,bathinda,bhatinda,faridkot,fatehgarh sahib,fazilka,ferozepur,firozpur,gurdaspur,hoshiarpur,kapurthala,malerkotla,mansa,moga,muktsar,nawanshahr,pathankot,phagwara,rupnagar,ropar,sangrur,tarn taran,khanna,batala,abohar,zirakpur,kharar,rajpura,dera bassi,
alwar,anupgarh,banswara,baran,barmer,bharatpur,bhilwara,bikaner,bundi,chittorgarh,churu,dausa,deeg,dholpur,dungarpur,hanumangarh,jaisalmer,jalore,jhalawar,jhunjhunu,karauli,khairthal,kotputli,nagaur,neemrana,pali,phalodi,pratapgarh,rajsamand,sawai madhopur,sikar,sirohi,mount abu,sri ganganagar,tonk,bhiwadi,beawar,kishangarh,pilani,pushkar,sujangarh,behror,abu road,
namchi,gyalshing,mangan,pakyong,soreng,rangpo,
ariyalur,chengalpattu,tuticorin,thoothukudi,ooty,udhagamandalam,chidambaram,cuddalore,dharmapuri,dindigul,erode,gudiyatham,kallakurichi,kanchipuram,kancheepuram,kanyakumari,karaikudi,karur,krishnagiri,kumbakonam,mayiladuthurai,nagapattinam,nagercoil,namakkal,nilgiris,coonoor,palani,perambalur,pollachi,pudukkottai,rajapalayam,ramanathapuram,ranipet,sivaganga,sivakasi,sriperumbudur,tenkasi,theni,tirunelveli,tirupathur,tirupattur,tiruvallur,thiruvallur,tiruvannamalai,thiruvarur,tiruvarur,tiruchengode,villupuram,viluppuram,virudhunagar,ambur,arakkonam,avadi,oragadam,kodaikanal,yercaud,rameswaram,velankanni,karaikal,yanam,mahe,auroville,
adilabad,bhadradri,kothagudem,hanamkonda,jagtial,jangaon,bhupalpally,gadwal,kamareddy,karimnagar,khammam,asifabad,mahabubabad,mahabubnagar,mancherial,medak,medchal,mulugu,nagarkurnool,nalgonda,narayanpet,nirmal,nizamabad,peddapalli,ramagundam,rangareddy,sangareddy,siddipet,siricilla,suryapet,vikarabad,wanaparthy,zaheerabad,bhongir,patancheru,shadnagar,
dhalai,gomati,khowai,sepahijala,unakoti,dharmanagar,kailashahar,belonia,ambassa,
aligarh,ambedkar nagar,akbarpur,amethi,amroha,auraiya,ayodhya,faizabad,azamgarh,baghpat,bahraich,ballia,balrampur,banda,barabanki,bareilly,basti,bhadohi,bijnor,budaun,badaun,bulandshahr,chandauli,chitrakoot,deoria,etah,etawah,farrukhabad,fatehpur,firozabad,gautam buddha nagar,ghazipur,gonda,gorakhpur,hamirpur,hapur,hardoi,hathras,jalaun,orai,jaunpur,jhansi,kannauj,kasganj,kaushambi,kushinagar,lakhimpur kheri,lalitpur,maharajganj,mahoba,mainpuri,mathura,vrindavan,mau,mirzapur,moradabad,muzaffarnagar,pilibhit,pratapgarh,raebareli,rampur,saharanpur,sambhal,sant kabir nagar,shahjahanpur,shamli,shravasti,siddharthnagar,sitapur,sonbhadra,sultanpur,unnao,renukoot,modinagar,khurja,dadri,deoband,roorkee,
almora,bageshwar,chamoli,champawat,haldwani,nainital,pauri,garhwal,kotdwar,pithoragarh,rudraprayag,rudrapur,tehri,udham singh nagar,uttarkashi,kashipur,mussoorie,pantnagar,ramnagar,sitarganj,selaqui,
alipurduar,bankura,barasat,bardhaman,burdwan,birbhum,suri,bolpur,santiniketan,cooch behar,coochbehar,darjeeling,kurseong,dinajpur,balurghat,raiganj,haldia,hooghly,chinsurah,serampore,jalpaiguri,jhargram,kalimpong,kalyani,kharagpur,malda,medinipur,midnapore,murshidabad,baharampur,nadia,krishnanagar,parganas,barrackpore,purulia,tamluk,contai,digha,basirhat,bidhannagar,salt lake,rajarhat,raniganj,kulti,
diu,dadra,haveli,drass,nubra,zanskar,minicoy,agatti,car nicobar,diglipur`

/** Places abroad where people from India look for work. */
const abroad = `dubai,sharjah,ajman,doha,qatar,kuwait,muscat,oman,bahrain,manama,riyadh,jeddah,dammam,saudi arabia,abu dhabi,emirates,singapore,malaysia,kuala lumpur,
london,england,germany,berlin,munich,canada,toronto,australia,sydney,melbourne,america,usa,texas,california,japan,tokyo,nepal,kathmandu,bhutan,thimphu,dhaka,bangladesh,colombo,lanka,maldives,mauritius,kenya,nairobi,tanzania,nigeria,africa,europe,china,ireland,dublin,zealand,thailand,bangkok,vietnam,indonesia,jakarta,bali,israel,italy,spain,france,paris,poland,russia,india,bharat`

/** The districts and towns of each line of the list, that is, of each state. */
export const townsByState = (): readonly (readonly string[])[] => districtsAndTowns.trim().split('\n').map(namesIn)

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim())
const namesInIndia = [...indianPlaceNames, ...namesIn(districtsAndTowns)]

/** The names to which misspelled places may be corrected. */
export const placeNames: readonly string[] = [...new Set(namesInIndia)]

export const localityNames: readonly string[] = cities.flatMap((city) => city.localities)
/** The city of each locality. The keys are in lower case. */
export const cityOfLocality: ReadonlyMap<string, string> = new Map(
  cities.flatMap(({ city, localities }) => localities.map((name) => [name, city] as const)),
)
const cityAtEnd = /^(\S+ .*\S) (\S+)$/
/** Names of localities without their city: there is a Gandhi Nagar in many cities, and the list has the one of Delhi. */
export const localitiesOfSomeCity: ReadonlySet<string> = new Set(
  localityNames.flatMap((name) => {
    const [, locality = '', city = ''] = cityAtEnd.exec(name) ?? []
    return placeNames.includes(city) ? [name, locality] : [name]
  }),
)
const shortestOwnWord = 6
/** Words of names of localities that are long enough to be recognised with a typing error: "Koramangala". */
export const localityWords: readonly string[] = [
  ...new Set(localityNames.flatMap((name) => name.split(' ')).filter(({ length }) => length >= shortestOwnWord)),
]
const wordsOfNames: ReadonlySet<string> = new Set(
  [...namesInIndia, ...namesIn(abroad), ...localityNames].flatMap((name) => name.split(/[^a-z0-9]+/)),
)

/** True if the word is part of the name of a place, so it is no misspelling of another name. */
export function isPlaceName(word: string): boolean {
  return wordsOfNames.has(word)
}
