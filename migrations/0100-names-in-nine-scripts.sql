-- Trades and cities as they are written in the nine scripts of India; where people say the English word, as they spell it.
create table script_names (
  word text not null,
  latin text not null,
  constraint script_names_pkey primary key (word)
);
insert into script_names (word, latin)
select distinct on (said) said, latin
from (values
  ('driver', 'ड्राइवर चालक ড্রাইভার চালক ડ્રાઇવર ડ્રાઈવર ચાલક ਡਰਾਈਵਰ ਚਾਲਕ ଡ୍ରାଇଭର ଚାଳକ டிரைவர் ஓட்டுநர் డ్రైవర్ ಡ್ರೈವರ್ ಚಾಲಕ ഡ്രൈവർ'),
  ('nurse', 'नर्स परिचारिका নার্স সেবিকা નર્સ ਨਰਸ ନର୍ସ நர்ஸ் செவிலியர் నర్సు నర్స్ ನರ್ಸ್ ದಾದಿ നഴ്സ് നേഴ്സ്'),
  ('teacher', 'शिक्षक शिक्षिका अध्यापक टीचर শিক্ষক শিক্ষিকা টিচার શિક્ષક ટીચર ਅਧਿਆਪਕ ਟੀਚਰ ଶିକ୍ଷକ ଟିଚର ஆசிரியர் டீச்சர் ఉపాధ్యాయుడు టీచర్ ಶಿಕ್ಷಕ ಟೀಚರ್ അധ്യാപകൻ അധ്യാപിക ടീച്ചർ'),
  ('maths', 'गणित'),
  ('accountant', 'अकाउंटेंट अकाउंटंट लेखाकार অ্যাকাউন্ট্যান্ট হিসাবরক্ষক એકાઉન્ટન્ટ ਅਕਾਊਂਟੈਂਟ ਲੇਖਾਕਾਰ ଆକାଉଣ୍ଟାଣ୍ଟ கணக்காளர் அக்கவுண்டன்ட் అకౌంటెంట్ ಅಕೌಂಟೆಂಟ್ ಲೆಕ್ಕಿಗ അക്കൗണ്ടന്റ്'),
  ('munim', 'मुनीम'),
  ('electrician', 'इलेक्ट्रीशियन ইলেকট্রিশিয়ান ઇલેક્ટ્રિશિયન ਇਲੈਕਟ੍ਰੀਸ਼ਨ ਇਲੈਕਟ੍ਰੀਸ਼ੀਅਨ ଇଲେକ୍ଟ୍ରିସିଆନ எலக்ட்ரீஷியன் எலெக்ட்ரீஷியன் ఎలక్ట్రీషియన్ ಎಲೆಕ್ಟ್ರಿಷಿಯನ್ ഇലക്ട്രീഷ്യൻ'),
  ('wireman', 'वायरमन वायरमैन'),
  ('plumber', 'प्लंबर প্লাম্বার પ્લમ્બર ਪਲੰਬਰ ପ୍ଲମ୍ବର பிளம்பர் ప్లంబర్ ಪ್ಲಂಬರ್ പ്ലംബർ'),
  ('carpenter', 'बढ़ई सुतार কাঠমিস্ত্রি ছুতার સુથાર ਤਰਖਾਣ ବଢ଼େଇ தச்சர் கார்பெண்டர் వడ్రంగి కార్పెంటర్ ಬಡಗಿ ಕಾರ್ಪೆಂಟರ್ ആശാരി മരപ്പണിക്കാരൻ കാർപെന്റർ'),
  ('mistri', 'मिस्त्री ਮਿਸਤਰੀ మేస్త్రీ ಮೇಸ್ತ್ರಿ മേസ്തിരി'),
  ('mason', 'गवंडी রাজমিস্ত্রি કડિયા ରାଜମିସ୍ତ୍ରୀ கொத்தனார்'),
  ('tailor', 'दर्जी शिंपी টেইলর দর্জি દરજી ਦਰਜ਼ੀ ଦରଜୀ ଦର୍ଜି தையல்காரர் டெய்லர் దర్జీ టైలర్ ದರ್ಜಿ ಟೈಲರ್ തയ്യൽക്കാരൻ ടെയ്ലർ'),
  ('silai', 'सिलाई தையல் തയ്യൽ'),
  ('welder', 'वेल्डर ওয়েল্ডার વેલ્ડર ਵੈਲਡਰ ୱେଲ୍ଡର வெல்டர் వెల్డర్ ವೆಲ್ಡರ್ വെൽഡർ'),
  ('fitter', 'फिटर ফিটার ફિટર ਫਿਟਰ ଫିଟର ஃபிட்டர் பிட்டர் ఫిట్టర్ ಫಿಟ್ಟರ್ ഫിറ്റർ'),
  ('mechanic', 'मैकेनिक মেকানিক મિકેનિક ਮਕੈਨਿਕ ମେକାନିକ மெக்கானிக் మెకానిక్ ಮೆಕ್ಯಾನಿಕ್ മെക്കാനിക്ക് മെക്കാനിക്'),
  ('security', 'सिक्योरिटी सुरक्षा সিকিউরিটি নিরাপত্তা સિક્યુરિટી ਸਕਿਓਰਿਟੀ ਸੁਰੱਖਿਆ ସିକ୍ୟୁରିଟି செக்யூரிட்டி సెక్యూరిటీ ಸೆಕ್ಯುರಿಟಿ സെക്യൂരിറ്റി'),
  ('guard', 'गार्ड रक्षक গার্ড রক্ষী ગાર્ડ ਗਾਰਡ ଗାର୍ଡ கார்ட் గార్డ్ ಗಾರ್ಡ್ ഗാർഡ്'),
  ('watchman', 'चौकीदार पहारेकरी দারোয়ান ચોકીદાર ਚੌਕੀਦਾਰ காவலாளி ಕಾವಲುಗಾರ കാവൽക്കാരൻ'),
  ('cook', 'रसोइया स्वयंपाकी आचारी রাঁধুনি বাবুর্চি રસોઈયો રસોઇયા રસોઈયા ਰਸੋਈਆ ਕੁੱਕ ରୋଷେୟା சமையல்காரர் சமையல் వంటవాడు వంట కుక్ ಅಡುಗೆಯವರು ಅಡುಗೆ പാചകക്കാരൻ കുക്ക്'),
  ('housekeeping', 'हाउसकीपिंग হাউসকিপিং હાઉસકીપિંગ ਹਾਊਸਕੀਪਿੰਗ ହାଉସକିପିଂ ஹவுஸ்கீப்பிங் హౌస్కీపింగ్ ಹೌಸ್ಕೀಪಿಂಗ್ ഹൗസ്കീപ്പിംഗ്'),
  ('cleaning', 'सफाई সাফাই સફાઈ ਸਫ਼ਾਈ ସଫେଇ துப்புரவு ಸ್ವಚ್ಛತೆ ശുചീകരണം'),
  ('waiter', 'वेटर'),
  ('doctor', 'डॉक्टर ডাক্তার ડોક્ટર ડૉક્ટર ਡਾਕਟਰ ଡାକ୍ତର டாக்டர் மருத்துவர் డాక్టర్ వైద్యుడు ಡಾಕ್ಟರ್ ವೈದ್ಯ ഡോക്ടർ'),
  ('pharmacist', 'फार्मासिस्ट ফার্মাসিস্ট ફાર્માસિસ્ટ ਫਾਰਮਾਸਿਸਟ ଫାର୍ମାସିଷ୍ଟ மருந்தாளர் பார்மசிஸ்ட் ఫార్మసిస్ట్ ಫಾರ್ಮಸಿಸ್ಟ್ ഫാർമസിസ്റ്റ്'),
  ('receptionist', 'रिसेप्शनिस्ट রিসেপশনিস্ট રિસેપ્શનિસ્ટ ਰਿਸੈਪਸ਼ਨਿਸਟ ରିସେପ୍ସନିଷ୍ଟ ரிசப்ஷனிஸ்ட் வரவேற்பாளர் రిసెప్షనిస్ట్ ರಿಸೆಪ್ಷನಿಸ್ಟ್ ಸ್ವಾಗತಕಾರ റിസപ്ഷനിസ്റ്റ്'),
  ('sales', 'सेल्स बिक्री विक्री সেলস বিক্রয় સેલ્સ વેચાણ ਸੇਲਜ਼ ਵਿਕਰੀ ସେଲ୍ସ விற்பனை சேல்ஸ் సేల్స్ అమ్మకాలు ಸೇಲ್ಸ್ ಮಾರಾಟ സെയിൽസ് വിൽപന'),
  ('telecaller', 'टेलीकॉलर টেলিকলার ટેલિકોલર ટેલીકોલર ਟੈਲੀਕਾਲਰ ଟେଲିକଲର டெலிகாலர் టెలికాలర్ ಟೆಲಿಕಾಲರ್ ടെലികോളർ'),
  ('call', 'कॉल'),
  ('centre', 'सेंटर'),
  ('cashier', 'कैशियर ক্যাশিয়ার કેશિયર ਕੈਸ਼ੀਅਰ କ୍ୟାସିୟର கேஷியர் காசாளர் క్యాషియర్ ಕ್ಯಾಷಿಯರ್ കാഷ്യർ'),
  ('data', 'डाटा डेटा ডাটা ডেটা ડેટા ਡਾਟਾ ଡାଟା டேட்டா డేటా ಡೇಟಾ ഡാറ്റാ ഡാറ്റ'),
  ('entry', 'एंट्री এন্ট্রি એન્ટ્રી ਐਂਟਰੀ ଏଣ୍ଟ୍ରି என்ட்ரி ఎంట్రీ ಎಂಟ್ರಿ എൻട്രി'),
  ('delivery', 'डिलीवरी ডেলিভারি ડિલિવરી ਡਿਲੀਵਰੀ ଡେଲିଭରି டெலிவரி డెలివరీ ಡೆಲಿವರಿ ഡെലിവറി'),
  ('boy', 'बॉय বয় બોય ਬੁਆਏ ବୟ பாய் బాయ్ ಬಾಯ್ ബോയ്'),
  ('warehouse', 'गोदाम গুদাম ગોડાઉન ਗੋਦਾਮ ଗୋଦାମ கிடங்கு குடோன் గోదాము గోడౌన్ ಗೋದಾಮು ഗോഡൗൺ'),
  ('software', 'सॉफ्टवेयर সফটওয়্যার સોફ્ટવેર ਸਾਫਟਵੇਅਰ ସଫ୍ଟୱେୟାର சாப்ட்வேர் మென్పొరుగు సాఫ్ట్వేర్ ಸಾಫ್ಟ್ವೇರ್ സോഫ്റ്റ്വെയർ'),
  ('engineer', 'इंजीनियर अभियंता ইঞ্জিনিয়ার প্রকৌশলী એન્જિનિયર ઇજનેર ਇੰਜੀਨੀਅਰ ଇଞ୍ଜିନିୟର இன்ஜினியர் பொறியாளர் ఇంజనీర్ ఇంజినీర్ ಎಂಜಿನಿಯರ್ ಇಂಜಿನಿಯರ್ എഞ്ചിനീയർ എൻജിനീയർ'),
  ('manager', 'मैनेजर प्रबंधक व्यवस्थापक ম্যানেজার મેનેજર ਮੈਨੇਜਰ ମ୍ୟାନେଜର மேலாளர் மேனேஜர் మేనేజర్ ಮ್ಯಾನೇಜರ್ ವ್ಯವಸ್ಥಾಪಕ മാനേജർ'),
  ('lawyer', 'वकील উকিল আইনজীবী વકીલ ਵਕੀਲ ଓକିଲ வழக்கறிஞர் வக்கீல் న్యాయవాది లాయర్ ವಕೀಲ വക്കീൽ അഭിഭാഷകൻ'),
  ('beautician', 'ब्यूटीशियन বিউটিশিয়ান બ્યુટિશિયન ਬਿਊਟੀਸ਼ੀਅਨ ବ୍ୟୁଟିସିଆନ பியூட்டிஷியன் బ్యూటీషియన్ ಬ್ಯೂಟಿಷಿಯನ್ ബ്യൂട്ടീഷ്യൻ'),
  ('beauty', 'ब्यूटी'),
  ('parlour', 'पार्लर'),
  ('yoga', 'योग'),
  ('bima', 'बीमा'),
  ('hr', 'एचआर'),
  ('fresher', 'फ्रेशर ফ্রেশার ફ્રેશર ਫਰੈਸ਼ਰ பிரெஷர் ఫ్రెషర్ ಫ್ರೆಷರ್ ഫ്രെഷർ'),
  ('agriculture', 'कृषि खेती কৃষি ખેતી કૃષિ ਖੇਤੀ କୃଷି விவசாயம் వ్యవసాయం ಕೃಷಿ കൃഷി'))
  as known (latin, words), string_to_table(words, ' ') said
order by said, latin;

with cities (names, also) as (values
  ('delhi', 'দিল্লি દિલ્હી ਦਿੱਲੀ ଦିଲ୍ଲୀ டெல்லி தில்லி ఢిల్లీ ದೆಹಲಿ ഡൽഹി'), ('mumbai bombay', 'মুম্বাই মুম্বই મુંબઈ ਮੁੰਬਈ ମୁମ୍ବାଇ மும்பை ముంబై ముంబయి ಮುಂಬೈ മുംബൈ'),
  ('bengaluru bangalore', 'বেঙ্গালুরু ব্যাঙ্গালোর બેંગલુરુ બેંગ્લોર ਬੰਗਲੌਰ ਬੈਂਗਲੁਰੂ ବେଙ୍ଗାଲୁରୁ பெங்களூரு பெங்களூர் బెంగళూరు ಬೆಂಗಳೂರು ബെംഗളൂരു ബാംഗ്ലൂർ'),
  ('chennai madras', 'চেন্নাই ચેન્નાઈ ਚੇਨਈ ଚେନ୍ନାଇ சென்னை చెన్నై ಚೆನ್ನೈ ചെന്നൈ'), ('kolkata calcutta', 'কলকাতা કોલકાતા ਕੋਲਕਾਤਾ କୋଲକାତା கொல்கத்தா కోల్కతా కోల్‌కతా ಕೋಲ್ಕತ್ತಾ കൊൽക്കത്ത'),
  ('hyderabad', 'হায়দ্রাবাদ হায়দরাবাদ હૈદરાબાદ ਹੈਦਰਾਬਾਦ ହାଇଦ୍ରାବାଦ ஹைதராபாத் హైదరాబాద్ ಹೈದರಾಬಾದ್ ഹൈദരാബാദ്'), ('pune poona', 'পুনে પુણે ਪੁਣੇ ପୁଣେ புனே పుణె పుణే ಪುಣೆ പൂനെ പുണെ'),
  ('ahmedabad', 'আহমেদাবাদ અમદાવાદ ਅਹਿਮਦਾਬਾਦ ଅହମ୍ମଦାବାଦ அகமதாபாத் అహ్మదాబాద్ ಅಹಮದಾಬಾದ್ അഹമ്മദാബാദ്'),
  ('nashik', 'नाशिक नासिक'), ('thane', 'ठाणे'), ('kolhapur', 'कोल्हापूर कोल्हापुर'), ('aurangabad sambhajinagar', 'औरंगाबाद संभाजीनगर'), ('dehradun', 'देहरादून'), ('agra', 'आगरा'), ('ghaziabad', 'गाजियाबाद'), ('faridabad', 'फरीदाबाद'), ('raipur', 'रायपुर'), ('jodhpur', 'जोधपुर'), ('udaipur', 'उदयपुर'), ('gwalior', 'ग्वालियर'), ('jabalpur', 'जबलपुर'), ('jamshedpur', 'जमशेदपुर'),
  ('surat', 'સુરત'), ('vadodara baroda', 'વડોદરા'), ('rajkot', 'રાજકોટ'), ('gandhinagar', 'ગાંધીનગર'), ('bhavnagar', 'ભાવનગર'),
  ('coimbatore', 'கோயம்புத்தூர் கோவை'), ('madurai', 'மதுரை'), ('salem', 'சேலம்'), ('trichy tiruchirappalli', 'திருச்சி திருச்சிராப்பள்ளி'), ('tiruppur', 'திருப்பூர்'), ('puducherry pondicherry', 'புதுச்சேரி பாண்டிச்சேரி'), ('hosur', 'ஓசூர்'),
  ('visakhapatnam vizag', 'విశాఖపట్నం వైజాగ్'), ('vijayawada', 'విజయవాడ'), ('warangal', 'వరంగల్'), ('guntur', 'గుంటూరు'), ('tirupati', 'తిరుపతి'), ('secunderabad', 'సికింద్రాబాద్'),
  ('mysuru mysore', 'ಮೈಸೂರು'), ('mangaluru mangalore', 'ಮಂಗಳೂರು'), ('hubballi hubli', 'ಹುಬ್ಬಳ್ಳಿ'), ('belagavi belgaum', 'ಬೆಳಗಾವಿ'),
  ('kochi cochin', 'കൊച്ചി'), ('thiruvananthapuram trivandrum', 'തിരുവനന്തപുരം'), ('kozhikode calicut', 'കോഴിക്കോട്'), ('thrissur', 'തൃശ്ശൂർ തൃശൂർ'),
  ('bhubaneswar', 'ଭୁବନେଶ୍ୱର'), ('cuttack', 'କଟକ'), ('rourkela', 'ରାଉରକେଲା'), ('ludhiana', 'ਲੁਧਿਆਣਾ'), ('amritsar', 'ਅੰਮ੍ਰਿਤਸਰ'), ('jalandhar', 'ਜਲੰਧਰ'), ('mohali', 'ਮੋਹਾਲੀ'), ('chandigarh', 'ਚੰਡੀਗੜ੍ਹ'),
  ('howrah', 'হাওড়া'), ('siliguri', 'শিলিগুড়ি'), ('durgapur', 'দুর্গাপুর'), ('guwahati gauhati', 'গুৱাহাটী গুয়াহাটি'))
insert into place_aliases (word, also)
  select distinct word, also_word from cities, string_to_table(names, ' ') word, unnest(place_words(also)) also_word
  on conflict do nothing;
insert into script_names (word, latin)
  select also, min(word) from place_aliases where also ~ '[\u0900-\u0D7F]' and word ~ '^[a-z]+$' group by also
  on conflict do nothing;

-- Suggestions know each trade by these names too.
update title_aliases trade set also = btrim(regexp_replace(also, '[^[:ascii:]]+', '', 'g') || ' ' || names), words = btrim(regexp_replace(words, '[\u0900-\u0D7F]+', '', 'g') || ' ' || plain_letters(names))
from (select phrase, string_agg(distinct word, ' ') names from title_aliases, script_names
  where latin = any (string_to_array(lower(phrase || ' ' || also), ' ')) group by phrase) called
where called.phrase = trade.phrase;

-- What jobs and searches say in these scripts is read as the Latin name, so that either finds the other, and the index holds one of ten names.
-- The names stand in the function itself: what it answers depends on nothing else, and only text in these scripts is taken apart.
do $make$
declare names jsonb := (select jsonb_object_agg(plain_letters(word), latin) from script_names);
begin
  execute format($function$
    create function in_latin(given text) returns text language sql immutable parallel safe as $body$
      select case when octet_length(plain) = length(plain) or plain !~ '[\u0900-\u0D7F]' then plain else
        (select string_agg(coalesce(%L::jsonb ->> part[1], part[1]), '' order by at)
          from regexp_matches(plain, '[\u0900-\u0D7F]+|[^\u0900-\u0D7F]+', 'g') with ordinality as parts (part, at)) end
      from plain_letters(given) plain
    $body$ $function$, names);
end $make$;

-- As before, read in Latin letters.
create or replace function search_text(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(in_latin(given), '\mIT\M', 'itsector', 'g'), 'Center', 'Centre'), 'center', 'centre'),
      'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), '.NET', ' dotnet'), '.Net', ' dotnet'), '.net', ' dotnet'),
    '.', ' '), '/', ' '), '@', ' '), '_', ' ')
$$;

-- Older names of trades, as they stand in the index.
alter table title_aliases add column indexed text;
update title_aliases set indexed = regexp_replace(words, '[\u0900-\u0D7F]+', '', 'g');
insert into title_aliases (phrase, also, asked, words, indexed)
  values ('mathematics', 'maths math ganit', plainto_tsquery('portal', 'mathematics'), 'maths math ganit', 'maths math ganit');
alter table title_aliases alter column indexed set not null;
