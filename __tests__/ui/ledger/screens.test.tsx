import { screen, within } from "@testing-library/react"
import { Entry } from "@/components/features/ledger/entry"
import { Journal } from "@/components/features/ledger/journal"
import { Statement } from "@/components/features/ledger/statement"
import { TrialBalance } from "@/components/features/ledger/trial-balance"
import type { EntryRecord, Statement as StatementData } from "@/lib/features/ledger/schema/entries"
import { network, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams("business=1"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/books",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

const name = (number: number) => ({ id: `entry-${number}`, year: 2026, number })
const entry = (number: number, more: Partial<EntryRecord> = {}): EntryRecord => ({
  ...{ ...name(number), business: 1, shop: null, sequence: number, kind: "manual", businessDate: "2026-06-15" },
  ...{ occurredAt: "2026-06-15T08:00:00.000Z", recordedAt: "2026-06-15T08:00:00.000Z", currency: "EUR" },
  ...{ actor: { id: 1, name: "Ada" }, approver: { id: null, name: null }, source: null, memo: "Start" },
  ...{ reverses: null, reversedBy: null, reason: null, hash: "a".repeat(64), previousHash: "0".repeat(64) },
  ...{ previous: null, next: null, original: null, reversal: null },
  postings: [
    { line: 1, account: "1010", amount: 10_000, party: null, product: null, vatCode: null, net: null },
    { line: 2, account: "3000", amount: -10_000, party: null, product: null, vatCode: null, net: null },
  ],
  ...more,
})
const nothing = () => ({ body: {} })
const page = (data: object[]) => ({ data, total: data.length, page: 1, perPage: 20 })

test("the journal links each entry, marks pairs, and adds up what it shows", async () => {
  const reversed = entry(1, { reversedBy: "entry-2" })
  network(nothing, {
    "/api/v1/journal-entries": page([entry(2, { reverses: "entry-1", memo: "", reason: "Typed twice" }), reversed]),
    "/api/v1/journal-entries/totals": { data: [{ currency: "EUR", entries: 2, debit: 20_000 }] },
  })
  show(<Journal />)
  const link = await screen.findByRole("link", { name: "2026/1" })
  expect(link).toHaveAttribute("href", "/business/books/entries/entry-1?business=1")
  const row = (number: string) => screen.getByRole("link", { name: number }).closest("tr") as HTMLElement
  expect(within(row("2026/1")).getByText("Reversed")).toBeInTheDocument()
  expect(within(row("2026/2")).getByText("Reversal")).toBeInTheDocument()
  expect(within(row("2026/2")).getByText("Typed twice")).toBeInTheDocument()
  expect(await within(row("2026/1")).findByText("1010 Till")).toBeInTheDocument()
  expect(await screen.findByText("€200.00")).toBeInTheDocument()
  expect(screen.getAllByRole("link", { name: "Post an entry" })[0]).toHaveAttribute(
    "href",
    "/business/books/entries/new?business=1",
  )
})

test("people who only read the books can't post, reverse or change accounts", async () => {
  const rules = [
    { action: "read" as const, subject: "Business" as const },
    { action: "read" as const, subject: "Books" as const },
  ]
  network(nothing, {
    "/api/v1/journal-entries": page([]),
    "/api/v1/journal-entries/totals": { data: [] },
    "/api/v1/journal-entries/entry-1": entry(1),
  })
  const { unmount } = show(<Journal />, rules)
  await screen.findByText("Nothing posted yet")
  expect(screen.queryByRole("link", { name: "Post an entry" })).toBeNull()
  unmount()
  show(<Entry first={entry(1)} />, rules)
  await screen.findByRole("heading", { name: "Entry 2026/1" })
  expect(screen.queryByRole("button", { name: "Reverse" })).toBeNull()
})

test("books that somebody may not read are explained, not just missing", async () => {
  network(nothing, { "/api/v1/businesses/1/trial-balance": undefined, "/api/v1/journal-entries": undefined })
  const { unmount } = show(<TrialBalance />)
  await screen.findByText("You may not read the books of Lindqvist Oy")
  unmount()
  show(<Journal />)
  await screen.findByText("You may not read the books of Lindqvist Oy")
})

test("an entry shows both sides, its place in the chain and its pair; a reversal can't be reversed", async () => {
  const reversal = entry(2, { reverses: "entry-1", original: name(1), previous: name(1), reason: "Typed twice" })
  network(nothing, { "/api/v1/journal-entries/entry-2": reversal })
  show(<Entry first={reversal} />)
  const links = await screen.findAllByRole("link", { name: "2026/1" })
  for (const link of links) expect(link).toHaveAttribute("href", "/business/books/entries/entry-1?business=1")
  expect(links).toHaveLength(2)
  expect(await screen.findByRole("link", { name: "1010 Till" })).toHaveAttribute(
    "href",
    "/business/books/accounts/1?business=1&from=2026-06-15&to=2026-06-15",
  )
  expect(screen.getByText("a".repeat(64))).toBeInTheDocument()
  expect(screen.getAllByText("€100.00")).toHaveLength(4)
  expect(screen.queryByRole("button", { name: "Reverse" })).toBeNull()
})

test("an entry links its document, and those with a state of their own are reversed there", async () => {
  const source = (type: string) => entry(1, { source: { type, id: "7" } })
  network(nothing, { "/api/v1/journal-entries/entry-1": source("invoice") })
  const { unmount } = show(<Entry first={source("invoice")} />)
  expect(await screen.findByRole("link", { name: "Invoice" })).toHaveAttribute("href", "/apps/invoice/preview/7")
  expect(screen.queryByRole("button", { name: "Reverse" })).toBeNull()
  unmount()
  network(nothing, { "/api/v1/journal-entries/entry-1": source("direct-debit") })
  show(<Entry first={source("direct-debit")} />)
  expect(await screen.findByRole("link", { name: "Direct debit" })).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Reverse" })).toBeInTheDocument()
})

test("a statement has the balance after each posting and around the range, and no search", async () => {
  const line = (number: number, amount: number, balance: number) => ({
    ...{ entry: `entry-${number}`, year: 2026, number, kind: "manual", memo: `Entry ${number}` },
    ...{ businessDate: "2026-06-15", line: 1, party: null, reverses: null, amount, balance },
  })
  const statement: StatementData = {
    ...page([]),
    data: [line(2, -2_500, 10_000), line(1, 12_500, 12_500)],
    account: {
      ...{ id: 1, business: 1, shop: null, code: "1010", name: "Till", class: "asset", role: "till" },
      ...{ mayGoBelowZero: false, isArchived: false },
    },
    ...{ currency: "EUR", opening: 0, closing: 10_000 },
  }
  network(nothing, { "/api/v1/accounts/1/statement": statement })
  show(<Statement first={statement} />)
  const link = await screen.findByRole("link", { name: "2026/2" })
  const row = link.closest("tr") as HTMLElement
  expect([within(row).getByText("-€25.00"), within(row).getByText("€100.00")]).toHaveLength(2)
  expect(screen.getByRole("heading", { name: "1010 Till" })).toBeInTheDocument()
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "€0.00",
    "€100.00",
    "€100.00",
  ])
  expect(screen.queryByRole("searchbox")).toBeNull()
  expect(screen.getByRole("button", { name: "Rename" })).toBeInTheDocument()
})
