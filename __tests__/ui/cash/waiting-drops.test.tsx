import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { DropForm } from "@/components/features/drops/drop-form"
import { type SessionSettings, SessionSettingsProvider } from "@/components/layout/session-settings"
import { claimPersonal } from "@/lib/core/client/personal-storage"
import cash from "@/messages/en/cash.json"
import drops from "@/messages/en/drops.json"
import errors from "@/messages/en/errors.json"
import list from "@/messages/en/list.json"
import ui from "@/messages/en/ui.json"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))
jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, onNavigate: __, ...rest }: Record<string, unknown>) => <a {...rest} />,
  useRouter: () => ({ prefetch: () => undefined }),
  usePathname: () => "/business/deposit-to-safe",
}))

const email = "anna@example.org"
const lists: Record<string, object[]> = {
  tills: [{ id: 3, name: "Till 1", shop: 2, business: 1 }],
  shops: [{ id: 2, name: "Helsinki" }],
  businesses: [{ id: 1, currency: "EUR" }],
  drops: [],
}
const made = { id: 9, amount: 12_000, currency: "EUR", envelope: "P-1" }
let sent: { key: string; body: object }[] = []
/** The server's response to a drop; undefined without a network. */
let answer: { status: number; body: object } | undefined

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  claimPersonal(email)
  sent = []
  answer = undefined
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const name = String(address).split("?")[0]?.split("/").at(-1) ?? ""
    if (init.method !== "POST") return { ok: true, status: 200, json: async () => ({ data: lists[name] ?? [] }) }
    sent.push({
      key: (init.headers as Record<string, string>)["idempotency-key"] ?? "",
      body: JSON.parse(String(init.body)),
    })
    if (!answer) throw new TypeError("Failed to fetch")
    const { status, body } = answer
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
})

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ cash, drops, errors, list, ui }}>
      <SessionSettingsProvider value={{ userData: { email } } as SessionSettings}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <DropForm />
        </SWRConfig>
      </SessionSettingsProvider>
    </NextIntlClientProvider>,
  )

async function fill() {
  await userEvent.type(await screen.findByLabelText(/^Amount/), "120")
  await userEvent.type(screen.getByLabelText(/^Envelope number/), "P-1{Enter}")
}
const online = () => act(() => void window.dispatchEvent(new Event("online")))

test("Enter drops, and the slip can be printed", async () => {
  answer = { status: 201, body: made }
  show()
  await fill()
  await screen.findByText("€120.00 dropped in envelope P-1")
  expect(screen.getByRole("link", { name: "Print the slip" }).getAttribute("href")).toContain(
    "/business/deposit-to-safe/9/slip",
  )
  expect(sent.map(({ body }) => body)).toEqual([{ till: 3, amount: 12_000, envelope: "P-1" }])
})

test("without a network a drop waits, survives a reload, and is sent once with the key of the first attempt", async () => {
  const { unmount } = show()
  await fill()
  await screen.findByText("1 envelope waits for a connection")
  // The form is free for the next envelope.
  expect((screen.getByLabelText(/^Envelope number/) as HTMLInputElement).value).toBe("")
  unmount()
  show()
  await screen.findByText("€120.00 in envelope P-1")
  answer = { status: 201, body: made }
  online()
  await waitFor(() => expect(screen.queryByText("1 envelope waits for a connection")).toBeNull())
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]?.key).toBeTruthy()
  const before = sent.length
  online()
  expect(sent).toHaveLength(before)
})

test("a drop that is refused afterwards says why, and goes back into the form", async () => {
  show()
  await fill()
  await screen.findByText("1 envelope waits for a connection")
  answer = { status: 409, body: { code: "insufficient_funds", detail: "There isn’t that much money in the till." } }
  online()
  await screen.findByText("€120.00 in envelope P-1 was not dropped")
  screen.getByText("There isn’t that much money in the till.")
  await userEvent.click(screen.getByRole("button", { name: "Enter it again" }))
  expect((screen.getByLabelText(/^Envelope number/) as HTMLInputElement).value).toBe("P-1")
  expect((screen.getByLabelText(/^Amount/) as HTMLInputElement).value).toBe("120.00")
  expect(screen.queryByText(/was not dropped/)).toBeNull()
})
