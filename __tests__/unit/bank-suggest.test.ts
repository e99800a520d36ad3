import { fits, payeeOf, type RuleOf } from "@/lib/features/bank-statements/service/match/rules"
import { type Candidate, isSameName, type Wanted } from "@/lib/features/bank-statements/service/match/score"
import { type Known, suggest } from "@/lib/features/bank-statements/service/match/suggest"

// Suggestions for the lines of a statement. Pure functions: a line and known records in, suggestions with reasons out.

const line: Wanted = { amount: 185_000, bookedOn: "2026-06-15", name: "Prosegur", iban: "", texts: ["Bag B-4711"] }
const nothing: Known = { candidates: [], cards: [], clearing: 0, choices: [], charges: 0 }

const bag = (id: number, amount: number, number: string, date = "2026-06-12"): Candidate => ({
  ...{ key: `bag:${id}`, title: number, date, amount, references: [number], names: [], mayDiffer: true },
  part: { kind: "bag", amount, bag: id },
})
const entry = (amount: number, date: string): Candidate => ({
  ...{ key: `entry:${amount}:${date}`, title: "An entry", date, amount, references: [], names: [] },
  part: { kind: "entry", amount, entry: `0199f2c4-7d1e-7b5a-9c55-${date.replaceAll("-", "")}7e02` },
})
const of = (known: Partial<Known>, wanted: Wanted = line, payments: Wanted[] = []) =>
  suggest(wanted, payments, { ...nothing, ...known })

test("the bag with the amount and the number comes first, with both as reasons", () => {
  const found = of({ candidates: [bag(1, 185_000, "B-1000"), bag(2, 185_000, "B-4711"), bag(3, 90_000, "B-2000")] })
  expect(found.map(({ key }) => key)).toEqual(["bag:2", "bag:1"])
  expect(found[0]?.reasons.map(({ name }) => name)).toEqual(["amount", "reference", "daysApart"])
  expect(found[0]?.parts).toEqual([{ kind: "bag", amount: 185_000, bag: 2 }])
})

test("a bag that came ten euros short is found by its number, with what the bank credited", () => {
  const [found] = of({ candidates: [bag(2, 186_000, "B-4711")] })
  expect(found?.reasons).toContainEqual({ name: "nearAmount", value: "-1000" })
  expect(found?.parts).toEqual([{ kind: "bag", amount: 185_000, bag: 2 }])
})

test("money that went out is never matched with money that came in", () => {
  expect(of({ candidates: [bag(1, 185_000, "B-4711")] }, { ...line, amount: -185_000 })).toEqual([])
})

test("an entry on the same day beats one of a week before", () => {
  const found = of({ candidates: [entry(185_000, "2026-06-08"), entry(185_000, "2026-06-15")] })
  expect(found.map(({ date }) => date)).toEqual(["2026-06-15", "2026-06-08"])
})

test("two bags that were credited as one sum are found together", () => {
  const [found] = of({ candidates: [bag(1, 100_000, "A1"), bag(2, 85_000, "A2"), bag(3, 70_000, "A3")] })
  expect(found?.parts).toEqual([
    { kind: "bag", amount: 100_000, bag: 1 },
    { kind: "bag", amount: 85_000, bag: 2 },
  ])
})

test("the payments of a collective line are matched one by one", () => {
  const payments = [100_000, 85_000].map((amount, at) => ({ ...line, amount, texts: [`B-900${at}`] }))
  const [found] = of({ candidates: [bag(1, 100_000, "B-9000"), bag(2, 85_000, "B-9001")] }, line, payments)
  expect([found?.score, found?.parts.length]).toEqual([95, 2])
})

const cards = [
  { shop: 1, shopName: "A", date: "2026-06-12", amount: 40_000 },
  { shop: 1, shopName: "A", date: "2026-06-13", amount: 60_000 },
]

test("card takings of consecutive days less a fee make a settlement", () => {
  const [found] = of({ cards, clearing: 100_000 }, { ...line, amount: 98_500, texts: [] })
  expect(found?.parts).toEqual([{ kind: "card-settlement", amount: 98_500, gross: 100_000 }])
  expect(found?.reasons).toEqual([{ name: "fee", value: "1500" }])
})

test("no settlement is suggested for more than waits for one, nor for a fee that no card company takes", () => {
  expect(of({ cards, clearing: 99_999 }, { ...line, amount: 98_500, texts: [] })).toEqual([])
  expect(of({ cards, clearing: 100_000 }, { ...line, amount: 95_000, texts: [] })).toEqual([])
})

test("charges that the bank kept itself make the gross amount", () => {
  const [found] = of({ clearing: 50_000, charges: 500 }, { ...line, amount: 49_500, texts: [] })
  expect(found?.parts).toEqual([{ kind: "card-settlement", amount: 49_500, gross: 50_000 }])
})

test("a rule is suggested above an earlier choice, and both name their reason", () => {
  const account = { account: 12, accountName: "6000 Expenses", vatRate: 2550 }
  const found = of({
    choices: [
      { ...account, key: "rule:1", score: 90, reason: { name: "rule", value: "rent" } },
      { ...account, key: "account:13", account: 13, score: 80, reason: { name: "chosenBefore", value: "2" } },
    ],
  })
  expect(found.map(({ reasons }) => reasons[0]?.name)).toEqual(["rule", "chosenBefore"])
  expect(found[0]?.parts[0]).toMatchObject({ kind: "account", amount: 185_000, account: 12, vatRate: 2550 })
})

test("the same input gives the same suggestions in any order", () => {
  const candidates = [bag(1, 185_000, "A1"), bag(2, 185_000, "A2"), entry(185_000, "2026-06-12")]
  expect(of({ candidates: candidates.toReversed() })).toEqual(of({ candidates }))
})

test("names are the same whatever their case, accents and legal form", () => {
  expect(isSameName("Café Söhne GmbH", "CAFE SOEHNE")).toBe(false)
  expect(isSameName("Café Söhne GmbH", "cafe sohne")).toBe(true)
  expect(isSameName("Lindqvist & Daughters Oy", "LINDQVIST DAUGHTERS")).toBe(true)
  expect(isSameName("Anna Virtanen", "Anna Korhonen")).toBe(false)
  expect(isSameName("", "Anna")).toBe(false)
})

const rule: RuleOf = {
  ...{ id: 1, patternKind: "text", pattern: "helen energy", direction: "out", kind: "account" },
  ...{ accountId: 12, accountName: "6000", vatRate: 0, isAutomatic: false },
}
const paid = { amount: -100, name: "Helen Oy", iban: "FI2112345600000785", text: "Energy 6/2026" }

test("a rule wants all its words in name and text, and its direction", () => {
  expect(fits(rule, paid)).toBe(true)
  expect(fits(rule, { ...paid, amount: 100 })).toBe(false)
  expect(fits(rule, { ...paid, text: "Water" })).toBe(false)
  const byIban: RuleOf = { ...rule, patternKind: "iban", pattern: "FI21 1234 5600 0007 85" }
  expect(fits(byIban, paid)).toBe(true)
  expect(fits({ ...byIban, pattern: "" }, { ...paid, iban: "" })).toBe(false)
})

test("a payee is remembered by IBAN, or by the name without its numbers", () => {
  expect(payeeOf(paid)).toBe("FI2112345600000785")
  expect(payeeOf({ ...paid, iban: "", name: "Parking 0042 Helsinki" })).toBe("parking helsinki")
})
