import { render, screen, within } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { TrialTable } from "@/components/features/ledger/trial-table"
import type { TrialAccount } from "@/lib/features/ledger/schema"
import ledger from "@/messages/en/ledger.json"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams("business=7"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => "/business/books/trial-balance",
  useParams: () => ({ locale: "en" }),
}))

const account = (id: number, code: string, more: Partial<TrialAccount>): TrialAccount => ({
  ...{ id, code, name: `Account ${code}`, class: "asset", role: "till", shop: null, isArchived: false, balance: 0 },
  ...more,
})
const accounts = [
  account(1, "1010", { balance: 12_050 }),
  account(2, "1020", {}),
  account(3, "1030", { isArchived: true }),
  account(4, "3000", { class: "equity", role: "capital", balance: -10_000 }),
  account(5, "4000", { class: "income", role: "sales", balance: -2_050 }),
]
const rowsOf = (hidesZero: boolean) => {
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ledger }}>
      <TrialTable accounts={accounts} hidesZero={hidesZero} currency="EUR" at="2026-06-30" shopName={() => ""} />
    </NextIntlClientProvider>,
  )
  return screen.getAllByRole("row").map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim())
}

test("balances stand by class with their sums, and all accounts add up to zero", () => {
  expect(rowsOf(false)).toEqual([
    "CodeAccountBalance",
    "Assets",
    "1010Account 1010 €120.50",
    "1020Account 1020 €0.00",
    "Total of Assets€120.50",
    "Equity",
    "3000Account 3000 -€100.00",
    "Total of Equity-€100.00",
    "Income",
    "4000Account 4000 -€20.50",
    "Total of Income-€20.50",
    "Total€0.00",
  ])
})

test("accounts without a balance can be hidden, and each figure leads to its statement up to the day", () => {
  expect(rowsOf(true)).not.toContain("1020Account 1020 €0.00")
  const row = screen.getByText("Account 1010").closest("tr") as HTMLElement
  expect(within(row).getByRole("link", { name: "1010 Account 1010: €120.50" })).toHaveAttribute(
    "href",
    "/business/books/accounts/1?business=7&to=2026-06-30",
  )
})
