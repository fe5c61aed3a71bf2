import { withoutAccents } from './slips-in-titles.ts'

/**
 * Labels of forms about a person in Swedish, German, French, Spanish, Dutch and Portuguese, as patterns. They are tested on texts without accents,
 * because people leave them out.
 */
const plain = (...some: readonly string[]): string => withoutAccents(some.join('|'))

export const nameLabels = plain(
  'namn|för- och efternamn|fullständigt namn',
  'vor- und nachname|vollständiger name',
  'nom(?: complet)?|(?:nom et prénom|prénom et nom)s?',
  'nombre(?: completo)?|nombres? y apellidos?',
  'naam|volledige naam',
  'nome(?: completo)?',
)

export const birthLabels = plain(
  'födelse(?:dag|datum|ort)|född(?: den)?|personnummer|ålder',
  'geburts(?:datum|tag|ort)|geburtsdatum (?:und|/) ?-?ort|geboren(?: am| op)?|alter',
  'date (?:et lieu )?de naissance|née?(?: le)?|lieu de naissance|âge',
  '(?:fecha|lugar) de nacimiento|nacid[oa](?: el)?|edad',
  'geboorte(?:datum|plaats)|leeftijd',
  '(?:data|local) de nascimento|nascid[oa](?: em)?|idade|naturalidade',
)

export const addressLabels = plain(
  '(?:bostads|post)?adress|bostadsort',
  'anschrift|adresse|wohnort|wohnhaft in|wohnsitz',
  'domicile|adresse postale',
  'dirección|domicilio',
  'adres|woonplaats',
  'endereço|morada|residência',
)

export const phoneLabels = plain(
  'telefon(?:nummer)?|mobil(?:telefon|nummer)?|handy(?:nummer)?',
  'téléphone|portable|tél',
  'teléfono|móvil|celular',
  'telefoon(?:nummer)?|mobiel|gsm',
  'telefone|telemóvel',
)

export const emailLabels = plain('e-?post(?:adress)?|mejl|courriel|mél|correo(?: electrónico)?|e-?mail-?adres(?:se)?')

export const privateLabels = plain(
  'civilstånd|kön|medborgarskap|nationalitet',
  'familienstand|geschlecht|staatsangehörigkeit|staatsbürgerschaft|nationalität|konfession',
  'nationalité|situation (?:familiale|de famille)|état civil|sexe',
  'nacionalidad|estado civil|sexo|dni',
  'nationaliteit|burgerlijke staat|geslacht',
  'nacionalidade',
)

export const otherLabels = plain(
  'körkort|führerschein(?:klasse)?|permis(?: de conduire)?|carn[ée]t? de conducir|rijbewijs|carta de condução',
)
