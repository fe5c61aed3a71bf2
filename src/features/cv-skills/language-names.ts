/** Patterns of the names of spoken languages: in English, in some other languages, and as they call themselves. */
export const languageNames =
  'hindi|english|marathi|tamil|telugu|kannada|malayalam|gujarati|bengali|bangla|punjabi|urdu|odia|oriya|assamese|sanskrit|konkani|nepali|maithili|bhojpuri|awadhi|sindhi|kashmiri|manipuri|tulu|dogri|santali|bodo|rajasthani|haryanvi|marwari|kutchi|' +
  'chhattisgarhi|garhwali|kumaoni|magahi|angika|kodava|coorgi|badaga|mizo|khasi|garo|nagamese|ladakhi|pahari|himachali|bundeli|gondi|santhali|sadri|meitei|sylheti|malvani|saurashtra|' +
  'spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|icelandic|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|lithuanian|latvian|estonian|' +
  'arabic|hebrew|persian|farsi|pashto|dari|kurdish|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|indonesian|malay|bahasa(?: indonesia| melayu)?|tagalog|filipino|burmese|khmer|lao|sinhala|sinhalese|' +
  'swahili|amharic|hausa|igbo|yoruba|zulu|afrikaans|somali|latin|esperanto|irish|welsh|catalan|basque|galician|deutsch|français|español|' +
  'inglês|inglés|anglais|englisch|português|portugués|portugais|espanhol|espagnol|spanisch|francês|francés|französisch|alemão|alemán|allemand|italiano|italien|italienisch|árabe|arabe|russe|chinois|' +
  'castellano|catalán|català|valenciano|gallego|euskera|ruso|chino|japonés|nederlands|engels|duits|frans|spaans|italiaans|inglese|francese|tedesco|spagnolo|portoghese|' +
  'angielski|niemiecki|polski|francuski|engelska|svenska|tyska|franska|spanska|türkçe|ingilizce|almanca|русский|английский|немецкий|українська|' +
  'italienska|portugisiska|ryska|kinesiska|arabiska|finska|danska|norska|polska|persiska|japanska|turkiska|suomi|norsk|dansk|čeština|slovenčina|slovenščina|magyar|română|ελληνικά|íslenska|eesti|latviešu|lietuvių|hrvatski|srpski|български|' +
  'suédois|danois|norvégien|finnois|polonais|turc|grec|roumain|hongrois|tchèque|coréen|dänisch|norwegisch|finnisch|ungarisch|rumänisch|tschechisch|ukrainisch|persisch|koreanisch|zweeds|portugees|chinees|' +
  'sueco|danés|polaco|turco|griego|rumano|coreano|russo|chinês|japonês|cinese|giapponese|arabo|svedese|olandese|' +
  'japonais|néerlandais|niederländisch|japanisch|chinesisch|russisch|polnisch|türkisch|arabisch|griechisch|portugiesisch|schwedisch|' +
  'हिन्दी|हिंदी|अंग्रेज़ी|अंग्रेजी|मराठी|संस्कृत|उर्दू|भोजपुरी|गुजराती|पंजाबी|बंगाली|தமிழ்|తెలుగు|ಕನ್ನಡ|മലയാളം|বাংলা|ગુજરાતી|ਪੰਜਾਬੀ|ଓଡ଼ିଆ'
export const aLanguage = new RegExp(`^(?:${languageNames})(?![\\p{L}\\p{M}])`, 'iu')

export const isSpokenLanguage = (text: string): boolean => aLanguage.test(text)
/** Whether the text is the name of a spoken language and nothing else. */
export const isLanguageName = (text: string): boolean => aLanguage.exec(text)?.[0] === text
