/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import BagDetails from "@/components/features/bank-bags/bag-details"
import { AbilityProvider } from "@/components/layout/ability"
import { toast } from "@/components/ui/toast"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/bank-bags/endpoints"
import bankBags from "@/messages/en/bank-bags.json"
import cash from "@/messages/en/cash.json"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"

jest.mock("@/components/ui/toast", () => ({ toast: { success: jest.fn() } }))
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const bag = {
  ...{
    id: 7,
    shop: 1,
    shopName: "Corner",
    state: "sealed",
    number: "B-7",
    slipNumber: "",
    sealNumber: "S-7",
    photo: "",
  },
  ...{ carrier: "", amount: 300_00, currency: "EUR", credited: null, businessDate: "2026-06-01" },
  ...{ preparedBy: { id: 1, name: "Ada" }, pieces: [], events: [], slip: { accountName: "", iban: "" } },
}

/** Something on the page that shows bags and is slow to read them again. */
const Others = () => <p>{useQuery(endpoints.listBankBags, {}).data?.total}</p>

test("an act that is opened while the last one is ending stays open, with what was typed", async () => {
  let listed = 0
  let endReading = () => {}
  const ending = new Promise<void>((resolve) => {
    endReading = resolve
  })
  let state = "sealed"
  global.fetch = jest.fn(async (address: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "POST") state = "in-transit"
    const isList = /bank-bags(\?|$)/.test(address)
    if (isList && ++listed > 1) await ending
    return { ok: true, status: 200, json: async () => (isList ? { data: [], total: 0 } : { ...bag, state }) }
  }) as unknown as typeof fetch
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ ui, errors, cash, "bank-bags": bankBags }}>
      <AbilityProvider rules={[{ action: "manage", subject: "all" }]}>
        <Others />
        <BagDetails id={7} />
      </AbilityProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.click(await screen.findByRole("button", { name: "Hand over" }))
  await userEvent.type(await screen.findByLabelText(/Carrier/), "Loomis")
  await userEvent.click(screen.getByRole("button", { name: "Hand over" }))
  await userEvent.click(await screen.findByRole("button", { name: "Record the credit" }))
  const amount = await screen.findByLabelText(/Credited amount/)
  await userEvent.clear(amount)
  await userEvent.type(amount, "290")
  await act(async () => endReading())
  await waitFor(() => expect(toast.success).toHaveBeenCalled())
  expect(screen.getByLabelText(/Credited amount/)).toHaveValue("290")
})
