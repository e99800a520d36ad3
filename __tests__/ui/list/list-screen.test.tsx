import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
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
import { followHistory, useAddress } from "../address-bar"
import { network } from "../users/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(useAddress()),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/ledger",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(30_000)

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

const entries: Entry[] = [
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
const deleted = jest.fn()

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

function open(search: string, sumsStatus = () => 200) {
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
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ui, list, errors }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <Screen />
      </SWRConfig>
    </NextIntlClientProvider>,
  )
  const asked = (path: string) => calls.filter((call) => call.path === path).map((call) => String(call.query))
  return { calls, asked }
}

beforeAll(followHistory)
afterEach(() => jest.useRealTimers())

// A fixed date; everything else keeps its time.
const timers = [
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "clearImmediate",
  "nextTick",
  "queueMicrotask",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "performance",
] as const

const address = () => decodeURIComponent(window.location.search.replaceAll("+", " "))

test("rows with composite text keys are selected by keyboard and mouse, also all at once", async () => {
  open("")
  await screen.findByText("Rent")
  await userEvent.keyboard("jjx")
  expect(screen.getByRole("checkbox", { name: "Select Power" })).toBeChecked()
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Bank fees" }))
  await userEvent.click(screen.getByRole("button", { name: "Delete" }))
  expect(deleted).toHaveBeenLastCalledWith([entries[1], entries[2]])
  await userEvent.click(screen.getAllByRole("checkbox", { name: "Select all on this page" })[0] as HTMLElement)
  await userEvent.click(screen.getByRole("button", { name: "Delete" }))
  expect(deleted).toHaveBeenLastCalledWith(entries)
})

test("a value of the URL filters before its option is loaded, and then shows its name", async () => {
  const { asked } = open("?account=SKR%201800")
  await screen.findByText("Bank fees")
  expect(screen.queryByText("Rent")).toBeNull()
  await waitFor(() => expect(screen.getByLabelText("Account")).toHaveValue("House bank"))
  expect(asked("/api/accounts")).toEqual(["code=SKR+1800"])
})

test("options are requested when the user reaches for the filter, searched by the server, and set the URL", async () => {
  const { asked } = open("?page=2")
  await screen.findByText("Rent")
  expect(asked("/api/accounts")).toEqual([])
  await userEvent.click(screen.getByLabelText("Account"))
  await screen.findByRole("option", { name: "Cash desk" })
  await userEvent.keyboard("bank")
  // Earlier results that don't match the text are gone before the server answers.
  expect(screen.queryByRole("option", { name: "Cash desk" })).toBeNull()
  await waitFor(() => expect(asked("/api/accounts")).toContain("q=bank"))
  await userEvent.click(await screen.findByRole("option", { name: "House bank" }))
  await waitFor(() => expect(address()).toBe("?account=SKR 1800"))
})

test("a value without an option is shown as it is and can be cleared", async () => {
  open("?account=SKR%209999")
  await waitFor(() => expect(screen.getByLabelText("Account")).toHaveValue("SKR 9999"))
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(address()).toBe("")
  await screen.findByText("Rent")
})

test("a preset sets both days in the URL, and clearing removes both", async () => {
  jest.useFakeTimers({ now: new Date("2031-03-12T10:00:00Z"), doNotFake: [...timers] })
  const { asked } = open("?page=2")
  await screen.findByText("Rent")
  await userEvent.click(screen.getByLabelText("Booked"))
  await userEvent.click(await screen.findByRole("button", { name: "Last month" }))
  expect(address()).toBe("?bookedFrom=2031-02-01&bookedTo=2031-02-28")
  await waitFor(() => expect(asked("/api/entries").at(-1)).toBe("bookedFrom=2031-02-01&bookedTo=2031-02-28"))
  expect(screen.getByLabelText("Booked")).toHaveAccessibleDescription(/Feb 1\s–\s28, 2031/)
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(address()).toBe("")
})

test("two days of the calendar make a range; the first alone changes nothing", async () => {
  open("?bookedFrom=2031-03-05&bookedTo=2031-03-06")
  await screen.findByText("Rent")
  await userEvent.click(screen.getByLabelText("Booked"))
  await userEvent.click(await screen.findByRole("button", { name: /March 20th, 2031|20 March 2031/ }))
  expect(address()).toBe("?bookedFrom=2031-03-05&bookedTo=2031-03-06")
  await userEvent.click(screen.getByRole("button", { name: /March 11th, 2031|11 March 2031/ }))
  expect(address()).toBe("?bookedFrom=2031-03-11&bookedTo=2031-03-20")
})

test("the totals are those of the filtered rows, whatever page and order", async () => {
  const { asked } = open("?sortBy=amount&order=desc&page=1&perPage=25")
  const row = (await screen.findByText("€985 in all")).closest("tr") as HTMLElement
  within(row).getByRole("rowheader", { name: "Totals" })
  await userEvent.click(within(screen.getByRole("columnheader", { name: "Amount" })).getByRole("button"))
  await userEvent.click(screen.getByLabelText("Account"))
  await userEvent.click(await screen.findByRole("option", { name: "House bank" }))
  await screen.findByText("€5 in all")
  expect(asked("/api/entry-sums")).toEqual(["", "account=SKR+1800"])
})

test("if only the totals fail, the rows stay and the totals can be requested again", async () => {
  let status = 500
  open("", () => status)
  await screen.findByText("The totals could not be loaded.")
  screen.getByText("Rent")
  status = 200
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("€985 in all")
})
