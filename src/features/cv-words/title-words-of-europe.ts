/** Words for occupations in French, Spanish, Portuguese, Italian, German, Dutch, Polish and Swedish. `o` and `a` at the end stand for both forms. */
const titles = new Set(
  [
    'contributeur contributrice traducteur traductrice éditeur éditrice formateur formatrice mainteneur rédacteur rédactrice coordinateur coordinatrice',
    'administrateur administratrice architecte graphiste infirmier infirmière serveur serveuse cuisinier cuisinière caissier caissière professeur professeure',
    'chercheur chercheuse doctorant doctorante employé employée ouvrier ouvrière secrétaire concepteur conceptrice programmeur programmeuse analyste',
    'intégrateur moniteur monitrice éducateur éducatrice bibliothécaire juriste avocat avocate médecin pharmacien pharmacienne électricien mécanicien',
    'journaliste photographe président présidente fondateur fondatrice cofondateur trésorier bénévole encadrant instituteur maître entraîneur livreur manutentionnaire',
    'diseñador diseñadora camarero camarera dependiente cajero cajera traductor traductora redactor redactora director directora encargado encargada operario',
    'médico médica enfermero enfermera abogado abogada arquitecto arquitecta periodista fundador fundadora presidente presidenta voluntario voluntaria asistente',
    'ayudante líder ejecutivo ejecutiva representante programador desarrolladores ingenieros maestra tutor tutora mentora gestor gestora',
    'estagiário estagiária assistente editor editora professor jornalista advogado arquiteto diretor diretora vendedor atendente recepcionista freelancer',
    'architetto cameriere cameriera insegnante addetto addetta responsabile commesso commessa redattore traduttore fondatore direttore direttrice segretario',
    'segretaria programmatore barista animatore educatore operatore operatrice istruttore',
    'redakteur redakteurin architekt architektin designer designerin trainer trainerin dozent dozentin hilfskraft auszubildende geselle fachkraft kellner kellnerin',
    'arzt ärztin gründer gründerin inhaber inhaberin vorstand betreuer betreuerin leiter leiterin übersetzer übersetzerin fahrer verkäuferin erzieher erzieherin',
    'docent onderzoeker projectleider vrijwilliger leraar verkoper specjalista asystent asystentka nauczyciel konsultant doradca',
    'lärare forskare konsult projektledare säljare',
  ].flatMap((line) => line.split(' ')),
)

const longest = 160
const notLetters = /[\s,.;:()/&|–-]+/

/** Words that are also names of firms ("Mentor Graphics", "Maestro Technologies"): alone, they do not say an occupation. */
const namesToo = /\smentor$|^(?:maestro|mentor) (?:de|di|en|in) /i

/** Whether the text has one of the words. */
export const hasEuropeanTitle = (text: string): boolean =>
  text.length <= longest &&
  (namesToo.test(text) ||
    text
      .toLowerCase()
      .split(notLetters)
      .some((word) => titles.has(word)))

/** Whether the text begins with one before a preposition, as positions in Romance languages do: "Diseñadora de software". */
export const beginsWithEuropeanTitle = (text: string): boolean =>
  titles.has(/^\p{L}+(?= (?:de|en|et|in|da) )/u.exec(text)?.[0].toLowerCase() ?? '')
