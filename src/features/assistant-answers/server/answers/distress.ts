import type { Texts } from './answer.ts'

/** Tele-MANAS is the help line of the Government of India, and 112 is the emergency number. Both are free and answer at any hour. */
export const helpLines: Texts = {
  en: [
    'I am sorry that it is so hard right now. I am a program, and you deserve a person who listens. Please talk to somebody today:',
    '',
    '- **14416** (or 1800 891 4416), Tele-MANAS: free, day and night, in your language',
    '- **112**, if you are in danger right now',
    '- somebody you trust: say how you feel, as you have said it here',
    '',
    'To have no work says nothing about your worth. I am here for the search whenever you want to go on with it.',
  ].join('\n'),
  hi: [
    'मुझे दुख है कि यह समय आपके लिए इतना कठिन है। मैं एक प्रोग्राम हूँ, और आपको ऐसे इंसान की ज़रूरत है जो आपकी बात सुने। कृपया आज ही किसी से बात करें:',
    '',
    '- **14416** (या 1800 891 4416), टेली-मानस: मुफ़्त, दिन-रात, आपकी भाषा में',
    '- **112**, अगर आप अभी खतरे में हैं',
    '- कोई जिस पर आपको भरोसा है: उसे बताएँ कि आप कैसा महसूस कर रहे हैं',
    '',
    'काम न होने से आपका मोल कम नहीं होता। जब भी आप चाहें, नौकरी की खोज में मैं साथ हूँ।',
  ].join('\n'),
  'hi-Latn': [
    'Mujhe dukh hai ki yeh samay aapke liye itna kathin hai. Main ek program hoon, aur aapko aise insaan ki zaroorat hai jo aapki baat sune. Kripya aaj hi kisi se baat karein:',
    '',
    '- **14416** (ya 1800 891 4416), Tele-MANAS: free, din-raat, aapki bhasha me',
    '- **112**, agar aap abhi khatre me hain',
    '- koi jis par aapko bharosa hai: use batayein ki aap kaisa mehsoos kar rahe hain',
    '',
    'Kaam na hone se aapka mol kam nahi hota. Jab bhi aap chahein, naukri ki khoj me main saath hoon.',
  ].join('\n'),
}
