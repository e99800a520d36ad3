/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import * as z from "zod"
import { EditGrant } from "@/components/features/staff-access/grant-form"
import { PersonField } from "@/components/features/staff-access/person-field"
import { Form } from "@/components/form/form"
import type { StaffGrant } from "@/lib/features/staff-access/schema/grants"
import errors from "@/messages/en/errors.json"
import staff from "@/messages/en/staff-access.json"
import ui from "@/messages/en/ui.json"
import { network } from "../users/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/staff-access",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

const grant: StaffGrant = {
  id: 5,
  version: 1,
  business: 1,
  person: 7,
  personName: "Aino",
  role: "cashier",
  shops: null,
  from: "2026-06-01T00:00:00.000Z",
  until: null,
  state: "active",
  limits: { discount: 500 },
  overrides: {},
  madeBy: "Owner",
  createdAt: "2026-06-01T00:00:00.000Z",
}

const show = (part: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, errors, "staff-access": staff }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{part}</SWRConfig>
    </NextIntlClientProvider>,
  )
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

test("a limit is typed in the currency, an empty one says what it means, and only what changed is sent", async () => {
  const calls = network(({ method }) => ({ body: method === "PATCH" ? { ...grant, version: 2 } : grant }))
  const done = jest.fn()
  show(<EditGrant grant={grant} shops={[]} currency="EUR" onDone={done} />)
  const user = userEvent.setup()
  expect((await input("Discount")).value).toBe("5.00")
  expect(
    screen.getAllByText("If it is empty, this isn’t allowed at all: the role has it only up to a limit."),
  ).toHaveLength(1)
  await user.selectOptions(await input("Role"), "Supervisor")
  expect(
    screen.getAllByText("If it is empty, this isn’t allowed at all: the role has it only up to a limit."),
  ).toHaveLength(2)
  await user.clear(await input("Discount"))
  await user.type(await input("IOU of a customer"), "12.5")
  await user.selectOptions(await input("See the books"), "Allowed")
  expect(screen.getAllByText("Differs from the role")).toHaveLength(1)
  await user.click(screen.getByRole("button", { name: "Save changes" }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
    role: "supervisor",
    limits: { iou: 1250 },
    overrides: { seeBooks: true },
    version: 1,
  })
})

test("a right that can't be given is named at its exception, which opens, and nothing typed is lost", async () => {
  const text = "You can only give rights that you have yourself."
  network(({ method }) =>
    method === "PATCH"
      ? {
          status: 403,
          body: {
            code: "forbidden",
            detail: text,
            errors: [{ field: "overrides.seeBooks", messages: [text] }],
          },
        }
      : { body: grant },
  )
  show(<EditGrant grant={grant} shops={[]} currency="EUR" onDone={() => undefined} />)
  const user = userEvent.setup()
  await user.selectOptions(await input("See the books"), "Allowed")
  await user.click(screen.getByRole("button", { name: "Save changes" }))
  const shown = await screen.findByText(text)
  expect(shown.closest("details")?.open).toBe(true)
  expect((await input("See the books")).value).toBe("yes")
})

test("somebody else's change is merged, and a limit that both changed is asked about", async () => {
  const theirs = { ...grant, version: 2, limits: { discount: 900 } }
  network(({ method }) =>
    method === "PATCH" ? { status: 409, body: { code: "conflict", detail: "Changed" } } : { body: theirs },
  )
  show(<EditGrant grant={grant} shops={[]} currency="EUR" onDone={() => undefined} />)
  const user = userEvent.setup()
  await user.clear(await input("Discount"))
  await user.type(await input("Discount"), "7")
  await user.click(screen.getByRole("button", { name: "Save changes" }))
  expect(await screen.findByText(/Discount: €9\.00/)).toBeTruthy()
  expect((await input("Discount")).value).toBe("7.00")
})

test("people are found by the server, not among the first hundred", async () => {
  const calls = network(() => ({
    body: { data: [{ id: 141, name: "Zoe", avatar: "" }], total: 1, page: 1, perPage: 20 },
  }))
  show(
    <Form
      schema={async () => z.object({ person: z.string() })}
      defaultValues={{ person: "" }}
      onSubmit={() => undefined}
      submitLabel="Go"
    >
      <PersonField />
    </Form>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByRole("combobox"), "zo")
  expect(await screen.findByRole("option", { name: /Zoe/ }, { timeout: 10_000 })).toBeTruthy()
  await waitFor(() => expect(calls.some(({ query }) => query.get("q") === "zo")).toBe(true))
})
