const names =
  'hindi|english|marathi|tamil|telugu|kannada|malayalam|gujarati|bengali|bangla|punjabi|urdu|odia|oriya|assamese|sanskrit|konkani|nepali|maithili|bhojpuri|awadhi|sindhi|kashmiri|manipuri|tulu|dogri|santali|bodo|rajasthani|haryanvi|marwari|kutchi|' +
  'spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|icelandic|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|lithuanian|latvian|estonian|' +
  'arabic|hebrew|persian|farsi|pashto|dari|kurdish|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|indonesian|malay|bahasa(?: indonesia| melayu)?|tagalog|filipino|burmese|khmer|lao|sinhala|sinhalese|' +
  'swahili|amharic|hausa|igbo|yoruba|zulu|afrikaans|somali|latin|esperanto|irish|welsh|catalan|basque|galician|deutsch|français|español|' +
  'हिन्दी|हिंदी|अंग्रेज़ी|अंग्रेजी|मराठी|संस्कृत|उर्दू|भोजपुरी|गुजराती|पंजाबी|बंगाली|தமிழ்|తెలుగు|ಕನ್ನಡ|മലയാളം|বাংলা|ગુજરાતી|ਪੰਜਾਬੀ|ଓଡ଼ିଆ'
const spoken = new RegExp(`^(?:${names})(?![\\p{L}\\p{M}])`, 'iu')

export const isSpokenLanguage = (text: string): boolean => spoken.test(text.trim())
