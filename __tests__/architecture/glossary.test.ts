import { locales } from "@/lib/core/i18n/locales"
import { helpTexts, messageTexts, visible, words } from "../support/message-texts"

/** A word to use, the words it replaces, and the keys in which those have another meaning. */
type Entry = [write: string, instead: string[], except?: RegExp]

// One word per thing, in messages and help. docs/style.md says how the languages are written.
const glossary: Record<(typeof locales)[number], Entry[]> = {
  en: [
    ["delivery", ["shipping"]],
    ["username", ["user names?"]],
    ["wishlist", ["wish lists?"]],
    ["“balance due” or “outstanding”", ["more than (?:what )?is open", "is open now", "open amounts?"]],
    ["“undo”, “reverse” or “remove”", ["tak(?:es?|en|ing) back"]],
    ["“continue”", ["go on"]],
  ],
  de: [
    ["Schlagwort, because „Tag“ is a day", ["Tags"]],
    ["Tarif for a plan of the product", ["Plan", "Pläne[ns]?"], /^kit\//],
    [
      "Limit for a quota",
      ["Grenzen?"],
      /^kit\/(?:slider|i18n)|^email:search\.helpText|email\.content|shop-shelf\.content/,
    ],
    ["Unterhaltung", ["Chats"]],
    ["Übersicht", ["Dashboards?"]],
    ["kostenloser Versand", ["kostenlose[nrms]? Lieferung"]],
    ["„runde Navigation“ or Reiter", ["Pillen?"]],
    ["Callback", ["Rückrufe?"]],
  ],
  fr: [
    ["statut", ["états?"], /^kit\/(?:number-)?input:states/],
    ["paramètres", ["réglages?"]],
    ["restaurer for what was deleted", ["rétabli(?:e?s?)"], /^email:compose\.keptLocally/],
    ["assistance", ["support"]],
    ["jeton d’actualisation", ["jetons? de rafraîchissement"]],
    ["code de secours", ["codes? de récupération"]],
    ["onglet or navigation arrondie", ["pastilles?"], /^chat:/],
    ["exportation", ["export"]],
    ["stylo plume", ["stylos?-plumes?"]],
    ["chiffre d’affaires", ["recettes?", "revenus"]],
    ["offre for a plan", ["forfaits?"]],
  ],
  pt: [
    ["pesquisar", ["procurar", "procure"], /^calendar:gone/],
    ["idioma", ["línguas?"], /^kit\/i18n:switch\.text/],
    ["descarregar", ["transferir", "transfira"]],
    ["restaurar for what was deleted; repor only for defaults", ["repost[oa]s?"]],
    ["portes for the fee", ["entrega grátis", "frete"]],
    ["caixa de verificação", ["caixas? de seleção"]],
    ["menu pendente", ["menus? suspensos?"]],
    ["site", ["sítios? web"]],
    ["separador or navegação arredondada", ["pastilhas?", "pílulas?"]],
    ["número de contribuinte", ["número de IVA", "n\\.º de IVA"]],
    ["servidor de e-mail", ["servidor de correio"]],
    ["“a sessão termina”: a device that is desligado has no power", ["dispositivos? (?:é|são|foram) desligad[oa]s?"]],
    ["espaço de trabalho", ["áreas? de trabalho"]],
  ],
}

const entries = locales.flatMap((locale) =>
  glossary[locale].map(([write, instead, except]) => [locale, write, instead, except] as const),
)

test.each(entries)("%s says %s", (locale, write, instead, except) => {
  const bad = words(...instead)
  const wrong = [...messageTexts(locale), ...helpTexts(locale)].filter(
    ([key, text]) => !except?.test(key) && bad.test(visible(text)),
  )
  if (wrong.length === 0) return
  const lines = wrong.map(([key, text]) => `${locale} ${key}: ${bad.exec(visible(text))?.[0]}`)
  throw new Error(`Write ${write}:\n${lines.join("\n")}`)
})

test("exceptions still apply to a text", () => {
  const unused = entries.filter(([locale, , instead, except]) => {
    const bad = words(...instead)
    const texts = [...messageTexts(locale), ...helpTexts(locale)]
    return except && !texts.some(([key, text]) => except.test(key) && bad.test(visible(text)))
  })
  expect(unused.map(([locale, write]) => `${locale} ${write}`)).toEqual([])
})

test("French has a narrow no-break space before ; ! and ?", () => {
  const wide = messageTexts("fr").filter(([, text]) => /\u00a0[;!?]/.test(text))
  expect(wide).toEqual([])
})

test("French numbers stay with their unit, and n° with its number", () => {
  const loose = messageTexts("fr").filter(([, text]) => /\d (?:Mo|Go|h|%|€)(?!\p{L})|\bn[°º] |nº/iu.test(visible(text)))
  expect(loose).toEqual([])
})

test("German has a space before an ellipsis", () => {
  expect(messageTexts("de").filter(([, text]) => /\p{L}…/u.test(text))).toEqual([])
})
