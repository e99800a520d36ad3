import { screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { ManualEntry } from "@/components/features/ledger/manual/manual-entry"
import { network, show } from "./support"

const push = jest.fn()
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push, prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/books/entries/new",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(30_000)

const posted = { body: { id: "01a20993-1986-7d95-b2bb-cdde13445c54", year: 2026, number: 1 } }
const problem = (status: number, code: string, errors?: object[]) => ({
  status,
  body: { type: code, title: code, status, code, detail: `Refused: ${code}.`, ...(errors && { errors }) },
})

const field = (name: string, line: number) => screen.getByLabelText(new RegExp(`^${name}, line ${line}`))

async function choose(user: UserEvent, line: number, text: string, option: RegExp) {
  await user.click(await screen.findByRole("combobox", { name: `Account, line ${line}` }))
  await user.type(await screen.findByRole("combobox", { name: `Account, line ${line}`, expanded: true }), text)
  await user.click(await screen.findByRole("option", { name: option }))
}

/** Fills in 100 euros from the capital to the till. */
async function fill(user: UserEvent) {
  await choose(user, 1, "1010", /Till/)
  await user.type(field("Debit", 1), "100")
  await choose(user, 2, "capi", /3000 Capital/)
  await user.type(field("Credit", 2), "100")
}
const send = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Post" }))

beforeEach(() => {
  sessionStorage.clear()
  push.mockClear()
})

test("an entry is posted once debits and credits are equal; until then the form says by how much they differ", async () => {
  const user = userEvent.setup()
  const writes = network(() => posted)
  show(<ManualEntry />)
  await choose(user, 1, "till", /1010 Till/)
  await user.type(field("Debit", 1), "100")
  await choose(user, 2, "capi", /3000 Capital/)
  await user.type(field("Credit", 2), "99.5")
  expect(screen.getByText("Still €0.50 apart")).toBeInTheDocument()
  await send(user)
  expect(await screen.findByText("Debits and credits differ by €0.50. Make them equal, then post.")).toBeInTheDocument()
  expect(writes).toEqual([])
  await user.clear(field("Credit", 2))
  await user.type(field("Credit", 2), "100")
  expect(screen.getByText("Debits and credits are equal")).toBeInTheDocument()
  await send(user)
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(`/business/books/entries/${posted.body.id}?business=1`, undefined),
  )
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/journal-entries",
      {
        business: 1,
        businessDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        memo: "",
        lines: [
          { account: "1010", amount: 10_000 },
          { account: "3000", amount: -10_000 },
        ],
      },
    ],
  ])
})

test("Enter goes to the next line and adds one after the last, without sending the form", async () => {
  const user = userEvent.setup()
  const writes = network(() => posted)
  show(<ManualEntry />)
  await user.type(await screen.findByLabelText("Debit, line 1"), "5{Enter}")
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Account, line 2" })).toHaveFocus())
  await user.type(field("Credit", 2), "5{Enter}")
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Account, line 3" })).toHaveFocus())
  expect([screen.queryByLabelText("Debit, line 4"), writes]).toEqual([null, []])
})

test("errors of the server are at their line and side, whatever blank lines are between; a control account asks for its party", async () => {
  const user = userEvent.setup()
  network(() =>
    problem(409, "insufficient_funds", [{ field: "lines.1.amount", messages: ["Account 1010 has only 0.00 EUR."] }]),
  )
  show(<ManualEntry />)
  await user.click(await screen.findByRole("button", { name: "Add a line" }))
  await choose(user, 1, "1200", /Trade debtors/)
  await user.type(field("Debit", 1), "100")
  await user.type(field("Party", 1), "customer:12")
  await choose(user, 3, "1010", /Till/)
  await user.type(field("Credit", 3), "100")
  await send(user)
  const line = (await screen.findByText("Account 1010 has only 0.00 EUR.")).closest<HTMLElement>("[data-line]")
  expect(line?.dataset.line).toBe("2")
  expect(within(line as HTMLElement).getByLabelText("Credit, line 3")).toBeInvalid()
})

test("archived accounts are not offered", async () => {
  const user = userEvent.setup()
  network(() => posted)
  show(<ManualEntry />)
  await user.click(await screen.findByRole("combobox", { name: "Account, line 1" }))
  const list = await screen.findByRole("listbox")
  expect(
    within(list)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["1010 Till", "1200 Trade debtors", "3000 Capital"])
})

test("an entry whose answer was lost is not posted twice, even if it is changed before the next attempt", async () => {
  const user = userEvent.setup()
  const writes = network(() => {
    if (writes.length === 1) return "lost"
    return writes.length === 2 ? problem(422, "idempotency_mismatch") : posted
  })
  show(<ManualEntry />)
  await waitFor(() => screen.getByLabelText("Debit, line 1"))
  await fill(user)
  await send(user)
  await screen.findByRole("alert")
  await user.type(screen.getByLabelText(/^Text/), "Start")
  await send(user)
  expect(await screen.findByText(/^Your first attempt was posted/)).toBeInTheDocument()
  expect(push).not.toHaveBeenCalled()
  await send(user)
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  const [first, second, third] = writes.map(({ key }) => key)
  expect([second === first, third === first, Boolean(third)]).toEqual([true, false, true])
})
