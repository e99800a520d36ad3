import type { DateWords } from "./date-words"

export const fr: DateWords = {
  days: [["aujourd'hui"], ["demain"], ["apres-demain", "apres demain"]],
  shortDays: [["auj"]],
  weekdays: [["lundi"], ["mardi"], ["mercredi"], ["jeudi"], ["vendredi"], ["samedi"], ["dimanche"]],
  // Each is a word or the beginning of one: mer, jeu, mar(s), sam…
  shortWeekdays: [["lun"], ["mar"], ["mer"], ["jeu"], ["ven"], ["sam"], ["dim"]],
  leads: ["le", "pour", "pour le", "avant", "avant le", "d'ici", "jusqu'a", "des"],
  next: ["prochain", "prochaine", "la prochaine", "le prochain"],
  nextAfter: ["prochain", "prochaine"],
  this: ["ce"],
  in: ["dans", "d'ici", "sous"],
  units: [
    ["jour", "jours"],
    ["semaine", "semaines", "la semaine"],
    ["mois", "le mois"],
  ],
  numbers: [["un", "une"], ["deux"], ["trois"], ["quatre"], ["cinq"], ["six"], ["sept"], ["huit"], ["neuf"], ["dix"]],
  months: [
    ["janvier", "janv"],
    ["fevrier", "fevr", "fev"],
    ["mars"],
    ["avril", "avr"],
    ["mai"],
    ["juin"],
    ["juillet", "juil"],
    ["aout"],
    ["septembre", "sept"],
    ["octobre", "oct"],
    ["novembre", "nov"],
    ["decembre", "dec"],
  ],
  of: [],
  dayLeads: ["le", "avant le", "pour le", "d'ici le"],
  dayNumber: /^(\d{1,2})(?:er)?$/,
  monthFirst: false,
}
