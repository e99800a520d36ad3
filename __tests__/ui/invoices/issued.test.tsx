import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useSWRConfig } from "swr"
import { EditInvoice } from "@/components/features/invoices/editor/edit-invoice"
import { StatusChips } from "@/components/features/invoices/status-chips"
import { useDownload } from "@/components/features/invoices/use-download"
import { useRemoval } from "@/components/features/invoices/use-removal"
import type { ShownStatus } from "@/lib/features/invoices/values"
import { invoiceWith, network, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/invoice/list",
  useParams: () => ({ locale: "en" }),
}))
jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, scroll: __, ...rest }: Record<string, unknown>) => <a {...rest} />,
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => "/apps/invoice/list",
}))

jest.setTimeout(20_000)

const rest = (path: string) => {
  if (path.endsWith("salespeople")) return { people: [] }
  return path.endsWith("billing") ? { billing: invoiceWith().billing } : { clients: [], total: 0 }
}

/** Loads the data again, as a live update would. */
function Reload() {
  const { mutate } = useSWRConfig()
  return (
    <button type="button" onClick={() => void mutate(() => true)}>
      Reload
    </button>
  )
}

test("an issued invoice has no form, but a way to a credit note", async () => {
  network((path) => (path.endsWith("details") ? invoiceWith({ status: "Sent", isIssued: true }) : rest(path)))
  show(<EditInvoice id={7} />)
  await screen.findByText("This invoice is issued and can no longer be changed")
  expect(screen.getByRole("link", { name: "Issue credit note" })).toHaveAttribute(
    "href",
    "/apps/invoice/preview/7?credit=7",
  )
  expect(screen.queryByLabelText("Title")).toBeNull()
})

test("an invoice issued while it is edited says so and keeps what was typed", async () => {
  let served = invoiceWith()
  network((path) => (path.endsWith("details") ? served : rest(path)))
  show(
    <>
      <EditInvoice id={7} />
      <Reload />
    </>,
  )
  const title = await screen.findByLabelText("Title")
  await userEvent.type(title, ", mine")
  served = invoiceWith({ status: "Sent", isIssued: true })
  await userEvent.click(screen.getByRole("button", { name: "Reload" }))
  await screen.findByText(/It was issued while you were editing/)
  expect(screen.getByLabelText("Title")).toHaveValue("Spring order, mine")
})

function Removing({ statuses }: { statuses: ShownStatus[] }) {
  const [remove, dialog] = useRemoval({})
  const invoices = statuses.map((status, i) => ({
    ...{ id: i + 1, number: String(5010 + i), status, paidMinor: 10_000, currency: "EUR" },
  }))
  return (
    <>
      <button type="button" onClick={() => void remove(invoices)}>
        Remove
      </button>
      {dialog}
    </>
  )
}

test("a draft is deleted at once, an issued invoice is voided only after a question", async () => {
  const writes = network(() => ({ id: 1 }))
  const { unmount } = show(<Removing statuses={["Draft"]} />)
  await userEvent.click(screen.getByRole("button", { name: "Remove" }))
  await waitFor(() => expect(writes).toHaveLength(1))
  unmount()

  show(<Removing statuses={["Sent"]} />)
  await userEvent.click(screen.getByRole("button", { name: "Remove" }))
  await screen.findByText("Void invoice 5010?")
  expect(screen.getByText(/€100\.00 has been paid/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Keep" }))
  expect(writes).toHaveLength(1)
  await userEvent.click(screen.getByRole("button", { name: "Remove" }))
  await userEvent.click(await screen.findByRole("button", { name: "Void invoice" }))
  await waitFor(() => expect(writes).toHaveLength(2))
  await screen.findByText("Invoice 5010 is void")
})

test("of drafts and issued invoices together, the question names both", async () => {
  network(() => ({ ids: [1, 2, 3] }))
  show(<Removing statuses={["Draft", "Paid", "Sent"]} />)
  await userEvent.click(screen.getByRole("button", { name: "Remove" }))
  await screen.findByText("Void 2 invoices?")
  expect(screen.getByText(/1 draft is deleted too\./)).toBeInTheDocument()
})

function Downloading({ status }: { status: ShownStatus }) {
  const [download, dialog] = useDownload({ id: 7, number: "5010", status })
  return (
    <>
      <button type="button" onClick={() => void download("pdf")}>
        Download
      </button>
      {dialog}
    </>
  )
}

test("downloading a draft asks first, because it issues the invoice", async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {})
  const writes = network(() => ({ id: 7 }))
  const { unmount } = show(<Downloading status="Sent" />)
  await userEvent.click(screen.getByRole("button", { name: "Download" }))
  expect(click).toHaveBeenCalledTimes(1)
  unmount()
  show(<Downloading status="Draft" />)
  await userEvent.click(screen.getByRole("button", { name: "Download" }))
  expect(click).toHaveBeenCalledTimes(1)
  await userEvent.click(await screen.findByRole("button", { name: "Issue and download" }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2))
  expect(writes).toEqual([{ path: "/api/apps/invoice/mark-downloaded", body: { id: 7 } }])
  click.mockRestore()
})

test("totals in two currencies are both shown whole; Void has a total of its own", async () => {
  const sum = (status: ShownStatus, currency: string, totalMinor: number) => ({
    ...{ status, currency, amount: 1, totalMinor, balanceMinor: 0 },
  })
  const sums = [sum("Paid", "EUR", 123_456), sum("Paid", "USD", 100_000), sum("Void", "EUR", 700)]
  network(() => ({ sums }))
  show(<StatusChips />)
  const paid = await screen.findByRole("button", { name: /^Paid/ })
  await waitFor(() => expect(paid).toHaveTextContent("$1,000.00"))
  for (const amount of ["€1,234.56", "$1,000.00"]) {
    const shown = [...paid.querySelectorAll("span")].find(({ textContent }) => textContent === amount)
    expect(shown?.className).not.toMatch(/truncate|overflow-hidden/)
  }
  expect(screen.getByRole("button", { name: /^All/ })).toHaveTextContent("€1,234.56")
  expect(screen.getByRole("button", { name: /^Void/ })).toHaveTextContent("€7.00")
  expect(screen.queryByRole("button", { name: /^Credit note/ })).toBeNull()
})
