import type { Locale } from "@/lib/core/i18n/locales"
import { messageTexts as texts, visible, words } from "../support/message-texts"

const found = (locale: Locale, bad: RegExp) => texts(locale).filter(([, text]) => bad.test(visible(text)))

test("French has a no-break space before high punctuation and inside its quotation marks", () => {
  expect(found("fr", /[^\s\d!?][;!?»]|[\p{L}}] [;:!?»](?!\p{L})|[\p{L}}»]:(?=\s|$)|« |«[^\u00a0\u202f]/u)).toEqual([])
})

test("French uses the typographic apostrophe and no anglicisms", () => {
  expect(found("fr", /\p{L}'\p{L}/u)).toEqual([])
  expect(found("fr", words("emails?", "mails?", "newsletters?", "dashboard", "login", "uploader", "digital"))).toEqual(
    [],
  )
})

test("French has one word per thing: chiffre d’affaires for revenue, offre for a plan", () => {
  expect(found("fr", words("recettes?", "revenus", "forfaits?", "coupons?"))).toEqual([])
  const plans = texts("fr").filter(
    ([key, text]) => /^(?:pricing|account|users|errors):/.test(key) && /formule/i.test(text),
  )
  expect(plans).toEqual([])
})

test("Portuguese is that of Portugal", () => {
  const brazilian = words(
    ...["vocês?", "arquivo de", "arquivos", "baixar", "baixe", "usuári[oa]s?", "telas?", "celular(?:es)?", "deletar"],
    ...["cadastr\\p{L}*", "salvar", "salve", "senhas?", "mouse", "contatos?", "equipes?", "gerenciar", "planilhas?"],
    ...[
      "acessar",
      "excluir",
      "compartilh\\p{L}*",
      "aplicativos?",
      "abas?",
      "links?",
      "esportes?",
      "frete",
      "registros de",
    ],
  )
  expect(found("pt", brazilian).filter(([key]) => !key.includes("submenu"))).toEqual([])
  expect(found("pt", /(?<!\p{L})est(?:á|ão|ou|amos) (?:a ser )?\p{L}+(?:ando|endo|indo)(?!\p{L})/iu)).toEqual([])
  expect(found("pt", /[“”„]|«[\s\u00a0]/u)).toEqual([])
})

test("German addresses people with Sie and says Badges, Administrator and Prozentpunkte", () => {
  expect(found("de", words("du", "dir", "dich", "dein(?:e[mnrs]?)?", "euch", "eure[mnrs]?"))).toEqual([])
  expect(found("de", words("Plaketten?", "Runde Marken", "Abzeichen", "Administration", "Administratorin"))).toEqual([])
  expect(found("de", /%-Punkt|Prozent-Punkt|\bPkt\b/)).toEqual([])
})

test("English is British", () => {
  const american = words(
    ...[
      "colors?",
      "colored",
      "centered",
      "center",
      "gray",
      "canceled",
      "canceling",
      "labeled",
      "catalogs?",
      "behaviors?",
    ],
    ...["favorites?", "organiz\\p{L}*", "customiz\\p{L}*", "recogniz\\p{L}*", "authoriz\\p{L}*", "minimiz\\p{L}*"],
    ...["summariz\\p{L}*", "neighbor\\p{L}*", "zip codes?"],
  )
  expect(found("en", american)).toEqual([])
})

test.each([
  ["en", "Administrator, Editor, Author, Maintainer, Client"],
  ["de", "Administrator, Redakteur, Autor, Betreuer, Kunde"],
  ["fr", "Administrateur, Éditeur, Auteur, Responsable, Client"],
  ["pt", "Administrador, Editor, Autor, Responsável, Cliente"],
] as const)("%s has one name per role in all files", (locale, names) => {
  const all = texts(locale).flatMap(([key, text]) => {
    const role = /(?:^|[.:])roles\.(admin|editor|author|maintainer|subscriber|client)$/.exec(key)?.[1]
    return role ? [[role === "subscriber" ? "client" : role, text]] : []
  })
  expect(new Set(all.map(([role]) => role)).size).toBe(5)
  const order = ["admin", "editor", "author", "maintainer", "client"]
  expect(
    order.map((role) => [...new Set(all.filter(([of]) => of === role).map(([, text]) => text))].join("/")).join(", "),
  ).toBe(names)
})

test.each([
  ["en", "Sticky", "Static"],
  ["de", "Angeheftet", "Mitlaufend"],
  ["fr", "Fixe", "Défilant"],
  ["pt", "Fix", "Deslizante"],
] as const)("%s says which bars stay and which scroll with the page", (locale, sticky, fixed) => {
  const all = texts(locale).filter(([key]) => /customizer\.(?:navbar|footer)\.(?:sticky|static)$/.test(key))
  expect(all).toHaveLength(4)
  for (const [key, text] of all) expect(text).toContain(key.endsWith("sticky") ? sticky : fixed)
})
