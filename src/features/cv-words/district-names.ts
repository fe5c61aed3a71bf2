/**
 * Districts of India and their towns that the job portal does not list, because few companies are there, but people come from there. Names that are
 * also usual words or names of persons are left out: Anand, Sagar, Una, Banda.
 */
export const districtNames: readonly string[] = [
  'alluri sitharama raju|anakapalli|anantapur|ananthapuramu|annamayya|bapatla|chittoor|dr b r ambedkar konaseema|konaseema|east godavari|west godavari|eluru|krishna district',
  'nandyal|ntr district|palnadu|parvathipuram manyam|prakasam|ongole|srikakulam|sri sathya sai|vizianagaram|ysr kadapa|kadapa|cuddapah|bhimavaram|narasaraopet|machilipatnam',
  'tenali|proddatur|hindupur|madanapalle|tadepalligudem|gudivada|chirala|amalapuram|srikalahasti|tadipatri|dharmavaram|rajampet|markapur|kavali|gudur|itanagar|naharlagun|pasighat|tawang',
  'barpeta|bongaigaon|cachar|silchar|charaideo|darrang|dhemaji|dhubri|dibrugarh|goalpara|golaghat|hailakandi|hojai|jorhat|kamrup|karbi anglong|karimganj|kokrajhar|lakhimpur|majuli',
  'morigaon|nagaon|nalbari|sivasagar|sonitpur|tezpur|tinsukia|udalguri|araria|arwal|begusarai|bhojpur|arrah|buxar|darbhanga|east champaran|motihari|gopalganj|jamui|jehanabad|kaimur|bhabua|katihar|khagaria',
  'kishanganj|lakhisarai|madhepura|madhubani|munger|muzaffarpur|nalanda|bihar sharif|nawada|purnia|purnea|rohtas|sasaram|saharsa|samastipur|chapra|sheikhpura|sheohar|sitamarhi|siwan|supaul|hajipur',
  'west champaran|bettiah|barauni|danapur|balodabazar|baloda bazar|balrampur|bastar|jagdalpur|bemetara|bijapur|dantewada|dhamtari|gariaband|janjgir-champa|janjgir|jashpur|kabirdham|kawardha|kanker|kondagaon',
  'korba|mahasamund|mungeli|narayanpur|raigarh|rajnandgaon|surajpur|surguja|ambikapur|bhatapara|margao|mapusa|vasco|vasco da gama|ponda|north goa|south goa|amreli|aravalli|modasa|banaskantha|palanpur|bharuch|botad',
  'chhota udepur|dahod|dangs|devbhoomi dwarka|gir somnath|veraval|kheda|nadiad|kutch|bhuj|mahisagar|mehsana|mahesana|morbi|rajpipla|navsari|panchmahal|godhra|patan|porbandar|sabarkantha|himatnagar|surendranagar',
  'valsad|bardoli|kosamba|deesa|gondal|jetpur|upleta|unjha|kalol|bhiwani|charkhi dadri|fatehabad|jhajjar|jind|kaithal|kurukshetra|mahendragarh|narnaul|nuh|mewat|palwal|rewari|sirsa|yamunanagar|jagadhri',
  'bahadurgarh|bilaspur|chamba|hamirpur|kangra|kinnaur|kullu|lahaul and spiti|sirmaur|nahan|palampur|paonta sahib|sundernagar|nalagarh|anantnag|bandipora|baramulla|budgam|doda|ganderbal|kathua|kishtwar|kulgam|kupwara',
  'poonch|pulwama|rajouri|ramban|reasi|shopian|udhampur|sopore|kargil|leh|chatra|deoghar|dhanbad|dumka|east singhbhum|garhwa|giridih|godda|gumla|hazaribagh|hazaribag|jamtara|khunti|koderma|latehar|lohardaga|pakur|palamu',
  'daltonganj|medininagar|ramgarh|sahibganj|sahebganj|seraikela|saraikela kharsawan|simdega|west singhbhum|chaibasa|jharia|bagalkot|bagalkote|ballari|bellary|bengaluru rural|bidar|chamarajanagar|chamarajanagara|chikkaballapur',
  'chikkaballapura|chikkamagaluru|chikmagalur|chitradurga|dakshina kannada|davanagere|davangere|gadag|haveri|kalaburagi|gulbarga|kodagu|coorg|madikeri|kolar|koppal|mandya|raichur|ramanagara|shivamogga|shimoga|tumakuru|tumkur',
  'udupi|uttara kannada|karwar|vijayanagara|hospet|hosapete|vijayapura|yadgir|puttur|sirsi|gangavathi|ranebennur|kundapura|bhadravathi|gokak|idukki|thodupuzha|kasaragod|kasargod|malappuram|manjeri|tirur|pathanamthitta|adoor|thiruvalla',
  'wayanad|kalpetta|changanassery|perinthalmanna|ottapalam|attingal|kayamkulam|cherthala|muvattupuzha|kothamangalam|kanhangad|payyanur|agar malwa|alirajpur|anuppur|ashoknagar|balaghat|barwani|betul|bhind|burhanpur|chhatarpur|chhindwara',
  'damoh|datia|dindori|harda|hoshangabad|narmadapuram|itarsi|jhabua|katni|khandwa|khargone|mandla|mandsaur|morena|narsinghpur|neemuch|niwari|raisen|rajgarh|sehore|seoni|shahdol|shajapur|sheopur|shivpuri|sidhi|singrauli|waidhan',
  'tikamgarh|umaria|vidisha|nagda|pithampur|mhow|beed|bhandara|buldhana|chandrapur|dhule|gadchiroli|gondia|hingoli|jalna|latur|nandurbar|osmanabad|dharashiv|palghar|parbhani|ratnagiri|sangli|satara|sindhudurg|wardha|washim|yavatmal',
  'malegaon|bhusawal|miraj|ichalkaranji|karad|baramati|shirdi|sangamner|kopargaon|pandharpur|barshi|ambajogai|udgir|pusad|khamgaon|achalpur|virar|vasai|boisar|dahanu|alibag|chiplun|kudal|sawantwadi|lonavala|bishnupur|churachandpur|thoubal',
  'ukhrul|tura|jowai|nongpoh|aizawl|lunglei|champhai|kohima|dimapur|mokokchung|tuensang|angul|balangir|bolangir|balasore|baleswar|bargarh|bhadrak|boudh|deogarh|dhenkanal|gajapati|paralakhemundi|ganjam|berhampur|brahmapur|jagatsinghpur|jajpur',
  'jharsuguda|kalahandi|bhawanipatna|kandhamal|phulbani|kendrapara|kendujhar|keonjhar|khordha|khurda|koraput|jeypore|malkangiri|mayurbhanj|baripada|nabarangpur|nayagarh|nuapada|puri|rayagada|sambalpur|subarnapur|sonepur|sundargarh|paradeep|talcher',
  'barnala|faridkot|fatehgarh sahib|mandi gobindgarh|fazilka|abohar|firozpur|ferozepur|gurdaspur|batala|hoshiarpur|kapurthala|phagwara|moga|muktsar|sri muktsar sahib|pathankot|rupnagar|ropar|sangrur|malerkotla|nawanshahr|tarn taran|rajpura',
  'baran|barmer|bharatpur|bhilwara|bundi|chittorgarh|churu|dausa|dholpur|dungarpur|banswara|hanumangarh|jaisalmer|jalore|jhalawar|jhunjhunu|karauli|nagaur|pratapgarh|rajsamand|sawai madhopur|sikar|sirohi|sri ganganagar|ganganagar|tonk',
  'beawar|kishangarh|makrana|pilani|abu road|neemrana|behror|gangtok|namchi|ariyalur|chengalpattu|cuddalore|dharmapuri|dindigul|kallakurichi|kanchipuram|kancheepuram|kanyakumari|nagercoil|karur|krishnagiri|hosur|mayiladuthurai|nagapattinam|namakkal',
  'nilgiris|ooty|udhagamandalam|perambalur|pudukkottai|ramanathapuram|ramnad|ranipet|sivaganga|sivagangai|tenkasi|theni|thiruvallur|tiruvallur|thiruvarur|tiruvarur|tiruvannamalai|thiruvannamalai|tirupattur|viluppuram|villupuram|virudhunagar',
  'karaikudi|kumbakonam|pollachi|gobichettipalayam|rajapalayam|sivakasi|ambur|vaniyambadi|arakkonam|tindivanam|neyveli|chidambaram|kovilpatti|avadi|tambaram|adilabad|bhadradri kothagudem|kothagudem|jagtial|jangaon|jogulamba gadwal|gadwal|kamareddy',
  'komaram bheem asifabad|mahabubabad|mahabubnagar|mahbubnagar|mancherial|medak|medchal|mulugu|nagarkurnool|nalgonda|narayanpet|peddapalli|rajanna sircilla|sircilla|rangareddy|ranga reddy|sangareddy|siddipet|suryapet|vikarabad|wanaparthy',
  'yadadri bhuvanagiri|bhongir|miryalaguda|ramagundam|zaheerabad|bodhan|dhalai|khowai|sepahijala|unakoti|dharmanagar|ambedkar nagar|akbarpur|amethi|amroha|auraiya|ayodhya|faizabad|azamgarh|baghpat|bahraich|ballia|barabanki|bhadohi',
  'bijnor|budaun|badaun|bulandshahr|bulandshahar|chandauli|chitrakoot|deoria|etah|etawah|farrukhabad|fatehgarh|fatehpur|gautam buddha nagar|ghazipur|gonda|hapur|hardoi|hathras|jalaun|orai|jaunpur|kannauj|kasganj|kaushambi|kushinagar|padrauna',
  'lakhimpur kheri|lalitpur|maharajganj|mahoba|mainpuri|mirzapur|muzaffarnagar|pilibhit|rae bareli|raebareli|rampur|sambhal|sant kabir nagar|khalilabad|shahjahanpur|shamli|shravasti|siddharthnagar|sitapur|sonbhadra|robertsganj|sultanpur|unnao|modinagar',
  'almora|bageshwar|chamoli|champawat|nainital|pauri garhwal|pauri|pithoragarh|rudraprayag|tehri garhwal|tehri|udham singh nagar|rudrapur|uttarkashi|kashipur|kotdwar|ramnagar|alipurduar|bankura|birbhum|bolpur|cooch behar|coochbehar|dakshin dinajpur',
  'balurghat|hooghly|chinsurah|serampore|jalpaiguri|jhargram|kalimpong|malda|english bazar|murshidabad|berhampore|baharampur|krishnanagar|north 24 parganas|barasat|barrackpore|south 24 parganas|purba bardhaman|paschim bardhaman|bardhaman|burdwan',
  'purba medinipur|paschim medinipur|medinipur|midnapore|tamluk|contai|haldia|kharagpur|purulia|uttar dinajpur|raiganj|basirhat|bongaon|habra|arambagh|diamond harbour|port blair|silvassa|daman|karaikal|yanam|kavaratti',
].flatMap((line) => line.split('|'))

/** A part of a town: "Sector 9A", "Phase-2", "Block C". */
export const partOfTown = /^(?:sector|sec|phase|block|ward)[\s.–-]{0,3}(?:\p{L}{0,2}[\s-]?\d{1,3}\s?-?\p{L}?|\p{L})$/iu

/** Letters of states, as in addresses: "Agra (U.P.)", "Gwalior, MP". */
export const lettersOfState = /^\(?(?:[uahm]\.?p|t\.?[ns]|w\.?b|u\.?k|c\.?g|j\.?&\.?k|g\.?j)\.?\)?$/i
