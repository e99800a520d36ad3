import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { ApiKeysCard } from "@/components/features/api-keys/api-keys-card"
import type { ApiKey } from "@/lib/features/api-keys/schema"
import keys from "@/messages/en/api-keys.json"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"
import { network } from "../users/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/pages/account-settings",
  useParams: () => ({ locale: "en" }),
}))

jest.setTimeout(20_000)

const key: ApiKey = {
  id: "6f5a8a1e-8a59-4a48-8ad2-1d7a4f2f6a11",
  name: "Bookkeeping",
  prefix: "cl_12345",
  scopes: ["read", "todo:write", "webhooks:write"],
  state: "active",
  version: 1,
  madeBy: { id: 7, name: "Ada" },
  createdAt: "2026-01-01T00:00:00.000Z",
  expiresAt: "2099-06-01T00:00:00.000Z",
  lastUsedAt: null,
  lastNetwork: "",
  revokedAt: null,
}

/** A server with one key, which another tab may change. */
function serve(stored: ApiKey = { ...key }) {
  const calls = network(({ method, body }) => {
    if (method === "GET") return { body: { data: [{ ...stored }], total: 1, page: 1, perPage: 20 } }
    const { version, ...changes } = body as { version: number }
    if (version !== stored.version) return { status: 409, body: { error: "Changed.", code: "conflict" } }
    Object.assign(stored, changes)
    stored.version++
    return { body: { ...stored } }
  })
  const elsewhere = (changes: Partial<ApiKey>) => {
    Object.assign(stored, changes)
    stored.version++
  }
  const sent = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)
  return { stored, elsewhere, sent }
}

function show(userId = 7) {
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, "api-keys": keys, errors }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ApiKeysCard userId={userId} mayManageAll />
      </SWRConfig>
    </NextIntlClientProvider>,
  )
}

async function open() {
  show()
  await userEvent.click(await screen.findByRole("button", { name: "Edit Bookkeeping" }))
  return screen.findByRole("textbox", { name: /^Name/ })
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
const lastDay = () => screen.getByLabelText<HTMLInputElement>(/^Last day/)
const save = () => userEvent.click(screen.getByRole("button", { name: "Save changes" }))

test("a key is renamed, and nothing else is sent", async () => {
  const { sent } = serve()
  await userEvent.type(await open(), " 2")
  await save()
  await waitFor(() => expect(sent()).toEqual([{ version: 1, name: "Bookkeeping 2" }]))
})

test("scopes can be taken away, down to the areas that the key reads, and none are offered that it lacks", async () => {
  const { sent } = serve()
  await open()
  expect(screen.queryByRole("checkbox", { name: "Change: Invoices" })).toBeNull()
  expect([box("Read: Invoices").checked, box("Read: Invoices").disabled]).toEqual([true, true])
  await userEvent.click(box("Read: Everything"))
  await userEvent.click(box("Read: Invoices"))
  await userEvent.click(box("Change: To-do"))
  expect([box("Read: To-do").checked, box("Read: To-do").disabled]).toEqual([true, false])
  await save()
  await waitFor(() =>
    expect(sent()).toEqual([{ version: 1, scopes: ["invoices:read", "todo:read", "webhooks:write"] }]),
  )
})

test("a key without any area isn't sent", async () => {
  const { sent } = serve({ ...key, scopes: ["todo:read"] })
  await open()
  await userEvent.click(box("Read: To-do"))
  await save()
  await screen.findByText("Tick at least one area.")
  expect(sent()).toEqual([])
})

test("the last day is shown as the last whole one, and an empty one means that the key doesn't expire", async () => {
  const { sent } = serve()
  await open()
  expect(lastDay().value).toBe("31/05/2099")
  await userEvent.clear(lastDay())
  await screen.findByText(/An expiry is safer/)
  await save()
  await waitFor(() => expect(sent()).toEqual([{ version: 1, expiresAt: null }]))
})

test("changes of another tab are merged, and a field changed in both asks which value to keep", async () => {
  const { stored, elsewhere, sent } = serve()
  await userEvent.type(await open(), " mine")
  elsewhere({ name: "Theirs", scopes: ["todo:write"] })
  await save()
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Theirs")
  await userEvent.click(within(notice).getByRole("button", { name: "Keep mine: Name" }))
  await save()
  await waitFor(() => expect(stored.name).toBe("Bookkeeping mine"))
  expect([stored.scopes, sent().at(-1)]).toEqual([["todo:write"], { version: 2, name: "Bookkeeping mine" }])
})

test("a colleague's key can be revoked but not edited", async () => {
  serve()
  show(8)
  await screen.findByRole("button", { name: "Revoke Bookkeeping" })
  expect(screen.queryByRole("button", { name: "Edit Bookkeeping" })).toBeNull()
})
