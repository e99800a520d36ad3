import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import PaymentForm from "@/components/features/invoices/payment-form"
import { invoiceWith, network, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/invoice/list",
  useParams: () => ({ locale: "en" }),
}))

// The first test also loads the form's schema and the dialog.
jest.setTimeout(20_000)

const paid = { ...invoiceWith(), payments: [{ id: 1 }] }

async function fillAmount(text: string) {
  const field = screen.getByLabelText(/^Amount/)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(screen.getByRole("button", { name: "Record payment" }))
}

test("a payment that exceeds the balance due is recorded only after a question", async () => {
  const writes = network(() => paid)
  const onDone = jest.fn()
  show(<PaymentForm kind="payment" invoice={invoiceWith()} onDone={onDone} />)
  await fillAmount("300")
  await screen.findByText(/This is €43\.09 more than the balance due/)
  await userEvent.click(screen.getByRole("button", { name: "Change the amount" }))
  await waitFor(() => expect(screen.queryByText(/This is €43\.09 more/)).toBeNull())
  expect(writes).toEqual([])
  expect(screen.getByLabelText(/^Amount/)).toHaveValue("300")

  await userEvent.click(screen.getByRole("button", { name: "Record payment" }))
  await userEvent.click(await screen.findByRole("button", { name: "Record anyway" }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(writes).toEqual([
    {
      path: "/api/apps/invoice/record-payment",
      body: expect.objectContaining({ id: 7, amountMinor: 30_000, version: 3, allowOverpayment: true }),
    },
  ])
})

test("a payment of the balance due is recorded without a question, with the version that was seen", async () => {
  const writes = network(() => paid)
  const onDone = jest.fn()
  show(<PaymentForm kind="payment" invoice={invoiceWith()} onDone={onDone} />)
  await userEvent.click(screen.getByRole("button", { name: "Record payment" }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(writes[0]?.body).toMatchObject({ amountMinor: 25_691, version: 3, allowOverpayment: false })
})

test("a payment that somebody else records meanwhile is shown, and the old version is sent until the user goes on", async () => {
  const writes = network(() => paid)
  const form = (invoice: ReturnType<typeof invoiceWith>) => (
    <PaymentForm kind="payment" invoice={invoice} onDone={() => {}} />
  )
  const { rerender } = show(form(invoiceWith()))
  expect(screen.queryByText("This invoice has just changed")).toBeNull()
  rerender(form(invoiceWith({ version: 4, balanceMinor: 15_691, paidMinor: 10_000 })))
  await screen.findByText(/balance is now €156\.91/)
  await fillAmount("100")
  await waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]?.body).toMatchObject({ version: 3 })
  await userEvent.click(screen.getByRole("button", { name: "Continue" }))
  expect(screen.queryByText("This invoice has just changed")).toBeNull()
  await fillAmount("100")
  await waitFor(() => expect(writes).toHaveLength(2))
  expect(writes[1]?.body).toMatchObject({ version: 4, amountMinor: 10_000 })
})

test("a refund needs a reason", async () => {
  const writes = network(() => paid)
  show(
    <PaymentForm kind="refund" invoice={invoiceWith({ paidMinor: 30_000, balanceMinor: -4309 })} onDone={() => {}} />,
  )
  expect(screen.getByLabelText(/^Amount/)).toHaveValue("43.09")
  await userEvent.click(screen.getByRole("button", { name: "Record refund" }))
  await screen.findByText("This field is required.")
  await userEvent.type(screen.getByLabelText(/^Reason/), "Paid too much")
  await userEvent.click(screen.getByRole("button", { name: "Record refund" }))
  await waitFor(() => expect(writes[0]?.body).toMatchObject({ amountMinor: 4309, note: "Paid too much" }))
})
