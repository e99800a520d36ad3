import type { Locale } from "@/lib/core/i18n/locales"
import { asked, parse } from "../support/quick-add"

test("the complete example line is parsed", () => {
  expect(parse("call supplier fri !high #team @anna")).toMatchObject({
    title: "call supplier",
    dueDate: "2026-11-20",
    tags: ["high", "team"],
    isImportant: false,
    assignee: { fullName: "Anna Berg" },
  })
})

test("a plain line is a title and nothing else", () => {
  for (const line of [
    "Buy string",
    "Rechnung 4711 prüfen",
    "50% off (really!)",
    "a@b.example schreiben",
    "C# lernen",
    ".env prüfen:",
  ])
    expect(parse(line)).toEqual({ title: line, tags: [], isImportant: false, pieces: [] })
  expect(parse("   ")).toMatchObject({ title: "", pieces: [] })
})

test.each<[Locale, string, object]>([
  ["en", "!high", { tags: ["high"] }],
  ["en", "!1 #update", { tags: ["high", "update"] }],
  ["de", "!hoch #Team", { tags: ["high", "team"] }],
  ["de", "!wichtig", { isImportant: true }],
  ["fr", "!élevée #équipe", { tags: ["high", "team"] }],
  ["fr", "!basse", { tags: ["low"] }],
  ["pt", "!média #equipa", { tags: ["medium", "team"] }],
  ["pt", "!urgente", { isImportant: true }],
  ["de", "!low", { tags: ["low"] }],
  ["en", "!!", { isImportant: true }],
  ["en", "#team #TEAM !high !low", { tags: ["team", "high", "low"] }],
])("%s: “Print %s”", (locale, typed, expected) => {
  expect(parse(`Print ${typed}`, locale)).toMatchObject({ title: "Print", ...expected })
})

test.each<[string, string]>([
  ["@anna", "Anna Berg"],
  ["@ANNA,", "Anna Berg"],
  ["@anna berg", "Anna Berg"],
  ["@anna.berg", "Anna Berg"],
  ["@annab", "Annabel Fischer"],
  ["@berg", "Anna Berg"],
  ["@jose", "José da Silva"],
  ["@josé da silva", "José da Silva"],
  ["@maja karlsson", "Maja Karlsson"],
  ["@maja_k", "Maja Karlsson"],
  ["@jean-luc", "Jean-Luc Moreau"],
  ["@me", "Oskar Lindqvist"],
  ["@ich", "Oskar Lindqvist"],
])("%s is %s", (typed, fullName) => {
  expect(parse(`Call ${typed} about paper`)).toMatchObject({ assignee: { fullName } })
  expect(parse(`Call ${typed} about paper`).title).toMatch(/^Call,? about paper$/)
})

test("an ambiguous name is asked about and stays in the title until then", () => {
  expect([parse("Call @maja").title, parse("Call @maja").assignee]).toEqual(["Call @maja", undefined])
  expect(asked("Call @maja")).toEqual([["@maja", "4", "5"]])
  expect(parse("Call @maja", "en", { "@maja": "5" })).toMatchObject({
    title: "Call",
    assignee: { fullName: "Maja Karlsson" },
  })
})

test("unknown names stay in the title and are reported", () => {
  expect(parse("Call @nobody #nothing !soon")).toMatchObject({ title: "Call @nobody #nothing !soon", tags: [] })
  expect(asked("Call @nobody #nothing !soon")).toEqual([["@nobody"], ["#nothing"], ["!soon"]])
})

test("recognised parts can be turned back into words", () => {
  expect(parse("Call friday @anna", "en", { friday: "", "@anna": "" })).toEqual({
    title: "Call friday @anna",
    tags: [],
    isImportant: false,
    pieces: [],
  })
  expect(parse("friday is friday", "en", { "friday 2": "" })).toMatchObject({ title: "is friday" })
})

test("punctuation around a piece neither hides it nor stays behind", () => {
  expect(parse("Call Bob (tomorrow), then @anna: lunch")).toMatchObject({
    dueDate: "2026-11-19",
    assignee: { id: 1 },
  })
  expect(parse("Call Bob, friday.").title).toBe("Call Bob")
  expect(parse("Call Bob (friday)").title).toBe("Call Bob")
})

test("no input is lost: title and parts together have every character", () => {
  const lines = ["Call @maja fri !soon #x", "a b  c friday sun 5/6", "@ # ! !! @@anna ##team", "x 24. 24.12. 3.5 !high"]
  const letters = (text: string) => [...text.replace(/[\s.,()]/g, "")].sort().join("")
  for (const line of lines) {
    const { title, pieces } = parse(line)
    const taken = pieces.filter(({ meaning }) => meaning).map(({ text }) => text)
    expect(letters([title, ...taken].join(""))).toBe(letters(line))
    for (const { start, end, text } of pieces) expect(line.slice(start, end)).toBe(text)
  }
})

test("hostile lines are read quickly", () => {
  const lines = ["!".repeat(5000), "@a ".repeat(2000), "next ".repeat(2000), "1/".repeat(3000), "in 3 ".repeat(1500)]
  const begun = performance.now()
  for (const line of lines) expect(parse(line).title.length).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(4000)
})
