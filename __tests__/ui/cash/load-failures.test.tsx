import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { SWRConfig } from "swr"
import BagForm from "@/components/features/bank-bags/bag-form"
import FloatForm from "@/components/features/safes/float-form"
import { WitnessField } from "@/components/features/safes/witness-field"
import type { SafeContents } from "@/lib/features/safes/schema"
import bankBags from "@/messages/en/bank-bags.json"
import cash from "@/messages/en/cash.json"
import errors from "@/messages/en/errors.json"
import safes from "@/messages/en/safes.json"
import ui from "@/messages/en/ui.json"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}))
jest.mock("@/lib/core/i18n/navigation", () => ({ Link: "a", usePathname: () => "/", useRouter: () => ({}) }))

/** The responses to the forms' requests, by the last segment of the path. */
const answers: Record<string, object> = {
  safes: { data: [{ id: 4, name: "Safe", shop: 2, business: 1 }] },
  shops: { data: [] },
  "bank-accounts": { data: [] },
  proposal: { safe: 4, currency: "EUR", amount: 0, pieces: [] },
  tills: { data: [{ id: 3, name: "Till 1" }] },
  witnesses: { data: [{ id: 8, name: "Zoe" }] },
}
let broken = ""

beforeEach(() => {
  global.fetch = jest.fn(async (address: string) => {
    const name = String(address).split("?")[0]?.split("/").at(-1) ?? ""
    if (name === broken) return { ok: false, status: 500, json: async () => ({ code: "unforeseen", detail: "Broken" }) }
    return { ok: true, status: 200, json: async () => answers[name] ?? { data: [] } }
  }) as unknown as typeof fetch
})

function Fields({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm()}>{children}</FormProvider>
}
const contents = { safe: 4, shop: 2, currency: "EUR" } as SafeContents
const done = () => undefined

test.each([
  ["a bag whose proposal fails", "proposal", <BagForm key="bag" onDone={done} />, "Bag number"],
  ["a bag whose safes fail", "safes", <BagForm key="bag" onDone={done} />, "Bag number"],
  ["a float whose tills fail", "tills", <FloatForm key="float" contents={contents} onDone={done} />, "Till"],
  [
    "a witness whose colleagues fail",
    "witnesses",
    <Fields key="witness">
      <WitnessField safe={4} label="Witness" help="" nobody="nobody" />
    </Fields>,
    "Witness",
  ],
])("%s to load says so, and is there after another attempt", async (_, name, screenOf, field) => {
  broken = name
  render(
    <NextIntlClientProvider locale="en" messages={{ "bank-bags": bankBags, cash, errors, safes, ui }}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{screenOf}</SWRConfig>
    </NextIntlClientProvider>,
  )
  const again = await screen.findByRole("button", { name: "Try again" })
  broken = ""
  await userEvent.click(again)
  await waitFor(() => screen.getByLabelText(new RegExp(`^${field}`)))
})
