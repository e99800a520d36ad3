import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { dataFilter } from "@/components/list/data-filter"
import { ListScreen } from "@/components/list/list-screen"
import type { ListSource } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { codeFilter, dayRange } from "@/lib/core/client/filter-parsers"
import type { ListQuery } from "@/lib/core/client/list-state"
import errors from "@/messages/en/errors.json"
import list from "@/messages/en/list.json"
import ui from "@/messages/en/ui.json"
import { network } from "../users/support"

// A ledger: rows without an id, accounts as a filter, days and totals.

interface Entry {
  account: string
  nr: number
  text: string
  amount: number
}
interface Query extends ListQuery {
  account?: string
  bookedFrom?: string
  bookedTo?: string
}

export const entries: Entry[] = [
  { account: "SKR 1200", nr: 1, text: "Rent", amount: 900 },
  { account: "SKR 1200", nr: 2, text: "Power", amount: 80 },
  { account: "SKR 1800", nr: 1, text: "Bank fees", amount: 5 },
]
const accounts = [
  { code: "SKR 1200", name: "Cash desk" },
  { code: "SKR 1800", name: "House bank" },
]

const source: ListSource<Query> = {
  path: "/api/entries",
  rowsIn: "entries",
  rules: { filters: { account: codeFilter, ...dayRange("booked") }, sortBy: ["amount"], perPage: 10 },
  sums: { path: "/api/entry-sums", of: ({ sums }: { sums: object[] }) => sums },
}
export const deleted = jest.fn()

const Screen = () => (
  <ListScreen<Entry, Query>
    source={source}
    rowKey={({ account, nr }) => `${account}/${nr}`}
    columns={[
      { name: "text", header: "Text", cell: ({ text }) => text, text: ({ text }) => text },
      {
        name: "amount",
        header: "Amount",
        cell: ({ amount }) => `€${amount}`,
        text: ({ amount }) => amount,
        sum: { cell: ({ amount }: { amount: number }) => `€${amount} in all`, text: ({ amount }) => amount },
        sortBy: "amount",
      },
    ]}
    filters={[
      dataFilter({
        name: "account",
        label: "Account",
        endpoint: { method: "GET", path: "/api/accounts" },
        options: (response) =>
          (response as unknown as { accounts: typeof accounts }).accounts.map(({ code, name }) => ({
            value: code,
            label: name,
          })),
        search: (q) => ({ q }) as never,
        find: (code) => ({ code }) as never,
      }),
      { kind: "days", name: "booked", label: "Booked" },
    ]}
    labels={{ title: "Entries", search: "Search", emptyTitle: "Empty", emptyText: "Empty", row: ({ text }) => text }}
    bulkActions={(rows) => <Button onClick={() => deleted(rows)}>Delete</Button>}
  />
)

/** Opens the list at a URL; `asked` returns the queries that a path got. */
export function open(search: string, sumsStatus = () => 200) {
  window.history.replaceState(null, "", `/ledger${search}`)
  deleted.mockReset()
  const calls = network(({ path, query }) => {
    const of = (account: string) => !query.get("account") || query.get("account") === account
    const found = entries.filter(({ account }) => of(account))
    if (path === "/api/entry-sums")
      return {
        status: sumsStatus(),
        body: { sums: [{ amount: found.reduce((sum, { amount }) => sum + amount, 0) }] },
      }
    if (path !== "/api/accounts") return { body: { entries: found, total: found.length } }
    const [code, q = ""] = [query.get("code"), query.get("q") ?? ""]
    return {
      body: {
        accounts: accounts.filter((one) => (code ? one.code === code : one.name.toLowerCase().includes(q))),
      },
    }
  })
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, list, errors }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <Screen />
      </SWRConfig>
    </NextIntlClientProvider>,
  )
  const asked = (path: string) => calls.filter((call) => call.path === path).map((call) => String(call.query))
  return { asked }
}
