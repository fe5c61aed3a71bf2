-- People ask for a trade under other names than employers write: abbreviations, older words, Hindi. As with places, a job is found
-- under all of them: whoever searches need not know that they mean the same, and a search needs no "or".
-- A title that holds every word of `phrase`, in any of its forms, is found under each word of `also` too.
create table title_aliases (
  phrase text not null,
  also text not null,
  -- What the two mean to the index.
  asked tsquery not null,
  words text not null,
  constraint title_aliases_pkey primary key (phrase)
);

insert into title_aliases (phrase, also, asked, words)
select phrase, string_agg(also, ' '), plainto_tsquery('portal', replace(search_text(phrase), '-', ' ')), replace(search_text(string_agg(also, ' ')), '-', ' ')
from (values
  ('nurse|nursing', 'nurse nursing sister GNM ANM ners नर्स'), ('icu nurse', 'critical care'), ('lab technician|laboratory', 'lab laboratory assistant tech pathology DMLT'), ('phlebotomist', 'phlebotomy lab blood collection'),
  ('pharmacist|pharmacy', 'pharmacist pharmacy chemist medical store shop dispenser फार्मासिस्ट'), ('physiotherapist|physiotherapy', 'physio physiotherapist BPT'),
  ('radiographer|ray technician|mri technician', 'xray x-ray radiology technician radiographer'), ('medical officer|duty doctor|consultant physician', 'doctor physician RMO MBBS डॉक्टर daktar'),
  ('medical superintendent', 'doctor'), ('medical representative', 'MR medical rep pharma sales'), ('area business manager pharma', 'ABM medical representative'),
  ('teacher|faculty|tutor|instructor', 'teacher teaching शिक्षक अध्यापक टीचर'), ('principal', 'school teacher headmaster'), ('primary teacher', 'PRT'), ('assistant teacher', 'primary PRT'), ('teacher', 'school'),
  ('tgt', 'trained graduate teacher'), ('pgt', 'post graduate teacher lecturer'), ('preschool|nursery teacher', 'preschool playschool nursery kindergarten montessori kg'),
  ('counsellor', 'counselor education career adviser'), ('accountant|accounts executive|accounts assistant|accounts manager', 'accountant accounts munim tally अकाउंटेंट accountancy'),
  ('chartered accountant', 'CA charted'), ('articled assistant', 'CA article trainee'), ('gst|tax|taxation', 'GST tax taxation'),
  ('hr|human resources', 'HR human resources एचआर personnel'), ('recruiter|talent acquisition', 'HR TA talent acquisition recruiter recruitment recruiting hiring'), ('payroll', 'pay roll salary HR'),
  ('receptionist|front desk|front office', 'receptionist reception front desk office रिसेप्शनिस्ट'), ('executive assistant', 'EA personal assistant PA secretary'), ('personal secretary', 'PA personal assistant EA steno'), ('company secretary', 'CS'),
  ('data entry', 'dataentry DEO typist computer operator डाटा डेटा एंट्री'), ('mis', 'excel reporting'), ('back office', 'backoffice'), ('computer instructor', 'trainer'),
  ('sales|business development|telesales', 'sales selling सेल्स marketing'), ('business development executive|business development associate|business development manager', 'BDE BDM BD'), ('key account', 'sales KAM'),
  ('territory sales officer', 'TSO'), ('area sales manager', 'ASM'), ('regional sales manager', 'RSM'), ('field sales|sales officer', 'field'), ('management trainee', 'MT MBA'),
  ('purchase|procurement', 'purchase procurement buyer officer'), ('legal|law|advocate|litigation', 'lawyer advocate legal vakil वकील LLB'),
  ('digital marketing|social media|seo|performance marketing', 'digital marketing online SEO SMM SEM social media'), ('content writer|copywriter|technical writer', 'content writer copywriter copy writing'), ('content lead', 'writer writing'),
  ('graphic designer|visual designer', 'graphic graphics design designer DTP'), ('video editor', 'video vdo editing'), ('motion graphics', 'video editor animation'),
  ('customer care|customer support|voice process|telecaller|telesales|outbound calling|international voice|international process|bpo|process manager', 'BPO KPO call centre center callcenter callcentre customer care support voice process कॉल सेंटर'),
  ('telecaller|telesales|outbound calling', 'telecaller tele telly caller telecalling calling telesales telemarketing टेलीकॉलर'), ('chat support|email support', 'chat email non voice process BPO customer care call centre center'),
  ('team leader', 'TL lead'), ('medical coder|medical coding', 'medical coder coding ICD'), ('relationship manager|relationship officer', 'RM bank banking relationship manager officer'), ('branch manager|branch operations|credit officer', 'bank banking'),
  ('insurance', 'bima agent LIC advisor बीमा'), ('teller', 'bank banking cashier'), ('cashier', 'cash counter billing कैशियर'), ('branch operations', 'bank teller cashier'), ('kyc', 'know your customer'),
  ('fitter', 'ITI फिटर'), ('cnc|vmc', 'CNC VMC machine operator machinist'), ('electrician|electrical technician', 'ITI electrician bijli mistri wireman lineman इलेक्ट्रीशियन'), ('electrical supervisor', 'electrician'),
  ('welder', 'ITI welding वेल्डर weldar'), ('graduate engineer trainee', 'GET fresher'), ('diploma engineer trainee', 'DET fresher'), ('quality control', 'QC'), ('qc', 'quality control chemist'), ('quality inspector|quality engineer', 'QC control'), ('qa', 'quality software tester testing manual automation'),
  ('safety officer|safety steward', 'EHS HSE fire safety'), ('ehs', 'HSE safety officer'), ('store keeper', 'storekeeper incharge'), ('stores executive|stores assistant|stores manager', 'store storekeeper keeper incharge'),
  ('tailor', 'darzi darji दर्जी silai stitching sewing सिलाई'), ('sewing', 'tailor silai stitching darzi सिलाई'), ('stitching', 'sewing tailor'), ('site engineer', 'civil'), ('civil', 'sivil engineer site'),
  ('plumber', 'प्लंबर nalsaz'), ('mason', 'raj mistri मिस्त्री'), ('carpenter', 'badhai बढ़ई'), ('security guard|gate security|head guard|security supervisor|security officer', 'security guard watchman chowkidar चौकीदार सिक्योरिटी गार्ड'),
  ('driver', 'gaadi gadi ड्राइवर चालक chauffeur'), ('truck driver|heavy vehicle driver|bus driver', 'HMV heavy commercial'), ('lcv', 'light commercial LMV tempo'), ('tractor operator', 'driver'),
  ('delivery executive|delivery rider|bike courier', 'delivery boy rider partner courier bike biker 2W 2 two wheeler डिलीवरी बॉय'), ('warehouse|picker packer', 'warehouse ware house godown picker packer packing packaging गोदाम'), ('inventory', 'warehouse stock godown'),
  ('retail|store associate|sales promoter|senior sales associate|showroom sales', 'retail shop assistant salesman salesgirl saleswoman sales store'), ('store manager', 'retail shop'),
  ('chef|cook|commis', 'chef cook rasoiya रसोइया bawarchi kuk khansama kitchen'), ('kitchen helper', 'cook'), ('housekeeping|room attendant|housekeeper', 'housekeeping house keeping safai cleaner cleaning हाउसकीपिंग सफाई'),
  ('steward|restaurant captain|food beverage', 'waiter steward restaurant F&B वेटर'), ('restaurant manager', 'F&B'),
  ('automobile mechanic|automobile technician|ev technician', 'mechanic car bike motor 2W 2 two wheeler ITI मैकेनिक mekanik'), ('workshop manager', 'automobile mechanic'),
  ('beautician|hair stylist|salon', 'beautician beauty parlour parlor salon ब्यूटीशियन ब्यूटी पार्लर'), ('fitness|yoga', 'gym trainer fitness'), ('yoga', 'teacher instructor योग'),
  ('software engineer', 'SDE SWE developer programmer coder सॉफ्टवेयर इंजीनियर'), ('frontend', 'front end react reactjs developer UI web'), ('react', 'frontend front end reactjs web software'), ('full stack', 'fullstack MERN web software'),
  ('node js', 'nodejs javascript software full stack fullstack'), ('developer', 'software programmer engineer'), ('android|flutter|mobile app|mobile developer', 'mobile app android'), ('dotnet', 'dot net software c# asp'), ('php|laravel', 'web software'),
  ('test engineer', 'software tester testing manual automation QA'), ('devops|site reliability|cloud', 'devops cloud engineer SRE'), ('data analyst|business intelligence|analytics', 'data analyst analytics BI'),
  ('data scientist', 'data science machine learning ML AI engineer'), ('machine learning', 'ML AI data scientist science'), ('ui ux|product designer', 'UI UX designer figma'),
  ('desktop support|it support', 'IT desktop support hardware engineer computer'), ('system administrator|network administrator', 'sysadmin IT support system network admin'), ('business analyst', 'BA'), ('sap', 'ERP'), ('erp', 'SAP'),
  ('noc|network engineer', 'network networking CCNA'), ('fresher', 'freshers फ्रेशर entry beginner'), ('intern|internship', 'internship intern trainee'), ('agri|agriculture|agronomy|farm', 'agriculture farming kheti krishi'))
  as known (phrases, also), string_to_table(phrases, '|') phrase
group by phrase;

-- How Hindi writes the cities, and names that people run together.
with cities (names, also) as (values
  ('delhi', 'दिल्ली dilli'), ('mumbai bombay', 'मुंबई मुम्बई'), ('bengaluru bangalore', 'बेंगलुरु बैंगलोर बंगलौर'), ('pune poona', 'पुणे'), ('hyderabad', 'हैदराबाद'), ('chennai madras', 'चेन्नई'),
  ('kolkata calcutta', 'कोलकाता'), ('ahmedabad', 'अहमदाबाद amdavad'), ('jaipur', 'जयपुर'), ('lucknow', 'लखनऊ'), ('kanpur', 'कानपुर'), ('nagpur', 'नागपुर'), ('indore', 'इंदौर'), ('bhopal', 'भोपाल'),
  ('patna', 'पटना'), ('surat', 'सूरत'), ('noida', 'नोएडा'), ('gurugram gurgaon', 'गुरुग्राम गुड़गांव'), ('varanasi banaras', 'वाराणसी बनारस kashi'), ('ranchi', 'रांची'), ('prayagraj allahabad', 'प्रयागराज इलाहाबाद'),
  ('chandigarh', 'चंडीगढ़ tricity'), ('mohali', 'tricity'), ('remote', 'work from home anywhere ghar घर वर्क फ्रॉम होम'), ('tiruppur', 'tirupur'), ('puducherry', 'pondy'), ('visakhapatnam', 'vishakhapatnam'))
insert into place_aliases (word, also)
  select distinct word, also_word from cities, string_to_table(names, ' ') word, unnest(place_words(also)) also_word
  on conflict do nothing;
insert into place_aliases (word, also)
  select word, 'tamilnadu' from place_aliases where also = 'tamil' union select 'tamil', 'tamilnadu'
  on conflict do nothing;

-- As before, and: under the other names of the trade; "fresher" stands in jobs for beginners; and the place counts as a word of
-- the title, so that for "accountant pune" the accountants of Pune come before those who work with one.
create or replace view job_search_rows as
  select job.id as job_id, job.created_at, coalesce(job.expires_at, 'infinity') as expires_at,
    coalesce(job.salary_max, job.salary_min, 0) as pay_high, coalesce(job.salary_min, job.salary_max, 2147483647) as pay_low, head,
    strip(to_tsvector('portal', concat_ws(' ', named.title, replace(search_text(concat_ws(' ', job.company, job.location,
      array_to_string(job.requirements, ' '), left(job.description, 20000))), '-', ' ')))) || head as tsv
  from jobs job,
    lateral (select concat_ws(' ', replace(search_text(job.title), '-', ' '),
      case when job.experience_level = 'entry' or 'fresher' = any (job.demographics) then 'fresher' end) as title, place_words(job.location) as words offset 0) said,
    lateral (select words || array(select also from place_aliases where word = any (words)) as places, to_tsvector('portal', said.title) as stems offset 0) placed,
    lateral (select concat_ws(' ', said.title, (select string_agg(words, ' ' order by phrase) from title_aliases where stems @@ asked), array_to_string(places, ' ')) as title offset 0) named,
    lateral (select job_head(named.title, places, job.experience_level, job.job_type, job.urgent_hiring, job.demographics) as head offset 0) headed
  where job.is_active and coalesce(job.expires_at, 'infinity') > now();

delete from job_search;
insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv)
  select job_id, created_at, expires_at, pay_high, pay_low, head, tsv from job_search_rows;
