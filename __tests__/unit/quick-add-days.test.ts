import { parseQuickAdd } from "@/components/features/todo/quick-add/parse"
import { idOf } from "@/components/features/todo/quick-add/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { asked, parse, people, today } from "../support/quick-add"

test.each<[Locale, string, string]>([
  ["en", "today", "2026-11-18"],
  ["en", "tomorrow", "2026-11-19"],
  ["en", "tmr", "2026-11-19"],
  ["en", "the day after tomorrow", "2026-11-20"],
  ["en", "friday", "2026-11-20"],
  ["en", "on Friday", "2026-11-20"],
  ["en", "by mon", "2026-11-23"],
  ["en", "sun", "2026-11-22"],
  ["en", "this thu", "2026-11-19"],
  ["en", "next friday", "2026-11-27"],
  ["en", "in 3 days", "2026-11-21"],
  ["en", "in a week", "2026-11-25"],
  ["en", "in two months", "2027-01-18"],
  ["en", "next week", "2026-11-23"],
  ["en", "next month", "2026-12-01"],
  ["en", "2027-02-28", "2027-02-28"],
  ["en", "dec 24", "2026-12-24"],
  ["en", "December 24th", "2026-12-24"],
  ["en", "24th of December", "2026-12-24"],
  ["en", "24 December 2028", "2028-12-24"],
  ["en", "on the 3rd", "2026-12-03"],
  ["en", "12/24", "2026-12-24"],
  ["en", "1/15/27", "2027-01-15"],
  ["de", "heute", "2026-11-18"],
  ["de", "morgen", "2026-11-19"],
  ["de", "übermorgen", "2026-11-20"],
  ["de", "am Freitag", "2026-11-20"],
  ["de", "bis Mo", "2026-11-23"],
  ["de", "nächsten Freitag", "2026-11-27"],
  ["de", "kommenden Sonnabend", "2026-11-21"],
  ["de", "in drei Tagen", "2026-11-21"],
  ["de", "in einer Woche", "2026-11-25"],
  ["de", "nächste Woche", "2026-11-23"],
  ["de", "nächsten Monat", "2026-12-01"],
  ["de", "24.12.", "2026-12-24"],
  ["de", "am 24.12", "2026-12-24"],
  ["de", "24.12.2027", "2027-12-24"],
  ["de", "24. Dezember", "2026-12-24"],
  ["de", "3. März 2028", "2028-03-03"],
  ["de", "bis zum 3.", "2026-12-03"],
  ["fr", "aujourd’hui", "2026-11-18"],
  ["fr", "demain", "2026-11-19"],
  ["fr", "après-demain", "2026-11-20"],
  ["fr", "vendredi", "2026-11-20"],
  ["fr", "pour lundi", "2026-11-23"],
  ["fr", "ven", "2026-11-20"],
  ["fr", "vendredi prochain", "2026-11-27"],
  ["fr", "dans 3 jours", "2026-11-21"],
  ["fr", "dans deux semaines", "2026-12-02"],
  ["fr", "la semaine prochaine", "2026-11-23"],
  ["fr", "le mois prochain", "2026-12-01"],
  ["fr", "le 24 décembre", "2026-12-24"],
  ["fr", "1er janvier", "2027-01-01"],
  ["fr", "24/12", "2026-12-24"],
  ["fr", "le 3", "2026-12-03"],
  ["pt", "hoje", "2026-11-18"],
  ["pt", "amanhã", "2026-11-19"],
  ["pt", "depois de amanhã", "2026-11-20"],
  ["pt", "sexta-feira", "2026-11-20"],
  ["pt", "na sexta", "2026-11-20"],
  ["pt", "sexta", "2026-11-20"],
  ["pt", "sábado", "2026-11-21"],
  ["pt", "até segunda", "2026-11-23"],
  ["pt", "na próxima sexta", "2026-11-27"],
  ["pt", "segunda que vem", "2026-11-23"],
  ["pt", "daqui a 3 dias", "2026-11-21"],
  ["pt", "em duas semanas", "2026-12-02"],
  ["pt", "semana que vem", "2026-11-23"],
  ["pt", "próximo mês", "2026-12-01"],
  ["pt", "24 de dezembro", "2026-12-24"],
  ["pt", "dia 3", "2026-12-03"],
])("%s: “Pay %s” is due on %s", (locale, typed, date) => {
  expect(parse(`Pay ${typed}`, locale)).toMatchObject({ title: "Pay", dueDate: date })
  expect(parse(`Pay ${typed.toUpperCase()} #team`, locale)).toMatchObject({
    title: "Pay",
    dueDate: date,
    tags: ["team"],
  })
})

test("words of another language count if they are unambiguous", () => {
  expect(parse("Müller anrufen tomorrow", "de").dueDate).toBe("2026-11-19")
  expect(parse("ring Müller Freitag", "en").dueDate).toBe("2026-11-20")
  expect(parse("appeler dienstag", "fr").dueDate).toBe("2026-11-24")
  expect([parse("So ist es fr", "en").title, parse("So ist es fr", "en").dueDate]).toEqual(["So ist es fr", undefined])
})

test.each<[Locale, string, string]>([
  ["en", "buy sun cream", "sun"],
  ["en", "sat nav for the van", "sat"],
  ["en", "wed list to printer", "wed"],
  ["de", "so bald wie geht", "so"],
  ["de", "do it wie immer", "do"],
  ["fr", "acheter un jeu pour Noé", "jeu"],
  ["fr", "photo de la mer bleue", "mer"],
  ["pt", "a segunda via do recibo", "segunda"],
  ["pt", "ter paciência", "ter"],
])("%s: in “%s” the word “%s” stays a word, and is offered as a day", (locale, line, word) => {
  expect([parse(line, locale).title, parse(line, locale).dueDate]).toEqual([line, undefined])
  const [piece] = parse(line, locale).pieces
  expect(piece).toMatchObject({ text: word, meaning: undefined })
  const choice = idOf(piece?.others[0] as never)
  expect(parse(line, locale, { [word]: choice }).dueDate).toBe(choice)
})

test("ambiguous words count as a day at the end and after “on”, also before signs", () => {
  expect(parse("cream sun #low @anna").dueDate).toBe("2026-11-22")
  expect(parse("cream on sun for Anna").dueDate).toBe("2026-11-22")
})

test("numbers that aren't days stay numbers", () => {
  expect([parse("version 3.5").title, parse("version 3.5").dueDate]).toEqual(["version 3.5", undefined])
  expect(parse("31/02 31.02. 2026-13-01 99/99")).toMatchObject({ title: "31/02 31.02. 2026-13-01 99/99", pieces: [] })
  expect([parse("add 1/2 cup").title, parse("add 1/2 cup").dueDate]).toEqual(["add 1/2 cup", undefined])
  expect(parse("invoice #4711 room 24")).toMatchObject({ title: "invoice #4711 room 24", pieces: [] })
})

test("a day without a year is the next one; 29 February finds a leap year; a short month ends early", () => {
  expect(parse("x 1 january").dueDate).toBe("2027-01-01")
  expect(parse("x 29 february").dueDate).toBe("2028-02-29")
  expect(parseQuickAdd("x in a month", { locale: "en", today: "2027-01-31", people }).dueDate).toBe("2027-02-28")
})

test("both readings of 5/6 are offered, that of the language first", () => {
  const [english] = parse("x 5/6").pieces
  expect([english?.meaning, english?.others]).toEqual([
    { kind: "date", date: "2027-05-06" },
    [{ kind: "date", date: "2027-06-05" }],
  ])
  expect(parse("x 5/6", "fr").dueDate).toBe("2027-06-05")
  expect(parse("x 5/6", "en", { "5/6": "2027-06-05" }).dueDate).toBe("2027-06-05")
})

test("the weekday of today is in a week, and today is offered; next friday offers the one that comes", () => {
  expect(parse("x wednesday").pieces[0]).toMatchObject({ meaning: { date: "2026-11-25" }, others: [{ date: today }] })
  expect(parse("x this wednesday").dueDate).toBe(today)
  expect(parse("x next friday").pieces[0]?.others).toEqual([{ kind: "date", date: "2026-11-20" }])
})

test("of two days the last counts; the other stays in the title and can be chosen", () => {
  const line = "tell Anna tomorrow about friday"
  expect(parse(line)).toMatchObject({ title: "tell Anna tomorrow about", dueDate: "2026-11-20" })
  expect(asked(line)).toEqual([["tomorrow", "2026-11-19"]])
  expect(parse(line, "en", { tomorrow: "2026-11-19" })).toMatchObject({
    title: "tell Anna about friday",
    dueDate: "2026-11-19",
  })
})
