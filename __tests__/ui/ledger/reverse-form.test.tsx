import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import ReverseForm from "@/components/features/ledger/reverse-form"
import type { EntryRecord } from "@/lib/features/ledger/schema/entries"
import { network, show } from "./support"

const push = jest.fn()
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push, prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/books/entries/1",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

const entry = { id: "e1", business: 1, year: 2026, number: 3, businessDate: "2026-06-15" } as EntryRecord

test("a reversal in a locked month is refused at the day, with the reason still typed; another day works, with the same key", async () => {
  const user = userEvent.setup()
  const writes = network(({ body }) =>
    body.businessDate === "2026-06-15"
      ? {
          status: 409,
          body: {
            ...{ code: "period_locked", status: 409, title: "Locked", type: "x", detail: "Locked on 2026-06-15." },
            errors: [{ field: "businessDate", messages: ["The month of 2026-06-15 is locked."] }],
          },
        }
      : { body: { id: "r1", business: 1, year: 2026, number: 9 } },
  )
  const done = jest.fn()
  show(<ReverseForm entry={entry} onDone={done} />)
  await user.type(screen.getByLabelText(/^Reason/), "Typed twice")
  const send = () => user.click(screen.getByRole("button", { name: "Reverse" }))
  await send()
  expect(await screen.findByText("The month of 2026-06-15 is locked.")).toBeInTheDocument()
  expect(screen.getByLabelText(/^Reason/)).toHaveValue("Typed twice")
  const day = screen.getByLabelText(/^Business date/)
  expect(day).toBeInvalid()
  await user.clear(day)
  await user.type(day, "01/07/2026")
  await user.tab()
  await send()
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(push).toHaveBeenCalledWith("/business/books/entries/r1?business=1", undefined)
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    ["/api/v1/journal-entries/e1/reverse", { reason: "Typed twice", businessDate: "2026-06-15" }],
    ["/api/v1/journal-entries/e1/reverse", { reason: "Typed twice", businessDate: "2026-07-01" }],
  ])
  expect(writes[1]?.key).toBe(writes[0]?.key)
})

test("a reversal needs a reason", async () => {
  const user = userEvent.setup()
  const writes = network(() => ({ body: {} }))
  show(<ReverseForm entry={entry} onDone={jest.fn()} />)
  await user.click(screen.getByRole("button", { name: "Reverse" }))
  await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toBeInvalid())
  expect(writes).toEqual([])
})
