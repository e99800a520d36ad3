import { render, screen, waitFor } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { OfferForm } from "@/components/features/offers/offer-form"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import errors from "@/messages/en/errors.json"
import offers from "@/messages/en/offers.json"
import rewards from "@/messages/en/rewards.json"
import ui from "@/messages/en/ui.json"
import { network } from "../ledger/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/offers",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(60_000)

const check = { currency: "EUR", overlaps: [], rules: [], priors: [] }
const warned = {
  ...check,
  overlaps: [{ offer: 9, name: "Summer", state: "active", phase: "scheduled", kind: "best", needsCode: false }],
  margins: [{ goods: [{ product: 1, name: "Pen", pieces: 2 }], total: 100, net: 80, cost: 90, margin: -10 }],
  ...{ losses: 1, withoutCost: 0 },
  rules: [{ kind: "prior-price", country: "FI", from: "2023-01-01", days: 30, law: "KSL" }],
  priors: [{ product: 1, name: "Pen", price: 100, reduced: 90, lowest: 80 }],
}

/** Opens the form for a new offer, and returns what it writes; checks answer with `found`. */
function open(found: object = check) {
  const writes = network(({ path, body }) =>
    path.endsWith("/check") ? { status: 200, body: found } : { body: { id: 1, name: body.name } },
  )
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, errors, offers, rewards }}>
      <AbilityProvider rules={[{ action: "manage", subject: "all" }]}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <OfferForm onDone={() => {}} />
          <Toaster />
        </SWRConfig>
      </AbilityProvider>
    </NextIntlClientProvider>,
  )
  return () => writes.filter(({ path }) => path === "/api/v1/offers").map(({ body }) => body)
}
const kind = async (user: UserEvent, value: string) => user.selectOptions(await screen.findByLabelText(/^Kind/), value)
const field = (label: RegExp) => screen.getByLabelText(label)
async function type(user: UserEvent, label: RegExp, text: string) {
  await user.clear(field(label))
  await user.type(field(label), text)
}
const add = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Add offer" }))

beforeEach(() => sessionStorage.clear())

test.each([
  ["percent", [[/^Percent off/, "10"]], { kind: "percent", rate: 1_000 }],
  ["amount", [[/^Amount off each piece/, "0.5"]], { kind: "amount", off: 50 }],
  ["fixed-price", [[/^Price of each piece/, "4"]], { kind: "fixed-price", price: 400 }],
  [
    "n-for",
    [
      [/^Pieces/, "3"],
      [/^Price together/, "5"],
    ],
    { kind: "n-for", pieces: 3, price: 500 },
  ],
  ["buy-get", [[/^Pieces to buy/, "3"]], { kind: "buy-get", buy: 3, get: 1, rate: 10_000 }],
  [
    "threshold",
    [
      [/^Minimum total/, "50"],
      [/^Percent off/, "5"],
    ],
    { kind: "threshold", minimum: 5_000, off: { rate: 500 } },
  ],
  ["free-delivery", [[/^Minimum total/, "30"]], { kind: "free-delivery", minimum: 3_000 }],
] as [string, [RegExp, string][], object][])("the form adds an offer of the kind %s", async (value, fields, reward) => {
  const user = userEvent.setup()
  const added = open()
  await kind(user, value)
  await type(user, /^Name/, "Deal")
  for (const [label, text] of fields) await type(user, label, text)
  await add(user)
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(added()[0]).toMatchObject({ business: 1, name: "Deal", reward, target: { products: [], categories: [] } })
})

test("a bundle has parts instead of goods, and an empty amount is refused at its field", async () => {
  const user = userEvent.setup()
  const added = open()
  await kind(user, "bundle")
  await type(user, /^Name/, "Deal")
  expect(screen.getAllByLabelText(/^Pieces/)).toHaveLength(2)
  await add(user)
  await screen.findByText("This field is required.")
  expect(added()).toEqual([])
  await type(user, /^Price of the bundle/, "20")
  await add(user)
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(added()[0]).toMatchObject({ reward: { kind: "bundle", price: 2_000, parts: [{ pieces: 1 }, { pieces: 1 }] } })
})

test("hours, weekdays and channels are sent as the offer has them", async () => {
  const user = userEvent.setup()
  const added = open()
  await screen.findByLabelText(/^Kind/)
  await type(user, /^Name/, "Deal")
  await type(user, /^Percent off/, "10")
  await user.click(screen.getByRole("checkbox", { name: "In the web shop" }))
  await user.click(screen.getByRole("checkbox", { name: "Fri" }))
  await user.type(field(/^From/), "16:00")
  await user.tab()
  await add(user)
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(added()[0]).toMatchObject({
    conditions: { channels: ["web"], weekdays: [5], hours: { from: 960, to: 1_440 } },
  })
})

test("warnings against an offer appear while it is written", async () => {
  const user = userEvent.setup()
  open(warned)
  await screen.findByLabelText(/^Kind/)
  await type(user, /^Name/, "Deal")
  await type(user, /^Percent off/, "10")
  expect(await screen.findByText("Another offer is on the same goods")).toBeInTheDocument()
  expect(screen.getByText("Summer").closest("li")).toHaveTextContent("Summer (Scheduled): the one that saves more")
  expect(screen.getByText("One basket loses money with this offer")).toBeInTheDocument()
  expect(screen.getByText("State the lowest price of the last 30 days")).toBeInTheDocument()
  expect(screen.getByText(/This isn’t lower than before/)).toBeInTheDocument()
})
