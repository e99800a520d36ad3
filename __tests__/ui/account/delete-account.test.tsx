import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { DeleteAccount } from "@/components/features/account/delete-account"
import account from "@/messages/en/account.json"
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
const signOut = jest.fn(async (..._given: unknown[]) => {})
jest.mock("@/components/layout/sign-out", () => ({ signOut: (...given: unknown[]) => signOut(...given) }))
jest.mock("@/components/layout/session-settings", () => ({ useSessionSettings: () => ({ userDataKey: "1:1" }) }))

jest.setTimeout(20_000)

const book = {
  business: 3,
  name: "Lindqvist Oy",
  entries: 12,
  lastDate: "2026-06-15",
  exportedAt: null,
  exportedEntries: 0,
}

/** Opens the dialog over a server with these books, which refuses to delete ones that aren't exported. */
async function open(books: object[]) {
  const state = { books }
  const calls = network(({ method, path, body }) => {
    if (method === "GET" && path.includes("two-step")) return { body: { isOn: false } }
    if (method === "GET") return { body: { ofWorkspace: true, books: state.books } }
    const { withoutExport } = body as { withoutExport?: string }
    if (state.books.length === 0 || withoutExport) return { body: { deleted: true } }
    return { status: 409, body: { error: { withoutExport: ["Download the books first."] }, code: "conflict" } }
  })
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ account, errors, ui }}>
        <DeleteAccount />
      </NextIntlClientProvider>
    </SWRConfig>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Delete account" }))
  const dialog = within(await screen.findByRole("dialog"))
  const submit = async () => {
    await userEvent.type(dialog.getByLabelText(/Current password/), "secret")
    await userEvent.click(dialog.getByRole("button", { name: "Delete account" }))
  }
  return { calls, dialog, submit, state }
}

test("books that were not exported are listed, and the refusal appears at the field for going without", async () => {
  const { dialog, submit } = await open([book])
  await dialog.findByText("12 entries, the last on 15 Jun 2026")
  dialog.getByText("Not downloaded yet")
  dialog.getByRole("button", { name: "Download Lindqvist Oy" })
  await submit()
  await dialog.findByText("Download the books first.")
  expect(dialog.getByLabelText(/Current password/)).toHaveValue("secret")
  expect(signOut).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByLabelText(/Your e-mail address/), "me@example.org")
  await userEvent.click(dialog.getByRole("button", { name: "Delete account" }))
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
})

test("an export that later entries made incomplete says how many are missing", async () => {
  const { dialog } = await open([{ ...book, exportedAt: "2026-06-14T12:00:00Z", exportedEntries: 10 }])
  await dialog.findByText(/Downloaded 14 Jun 2026.* but 2 entries have been added since/)
})

test("exported books ask for nothing but the password", async () => {
  const { dialog } = await open([{ ...book, exportedAt: "2026-06-15T12:00:00Z", exportedEntries: 12 }])
  await dialog.findByText("Saved")
  expect(dialog.queryByLabelText(/Your e-mail address/)).toBeNull()
  expect(dialog.queryByRole("button", { name: /Download/ })).toBeNull()
})

test("a workspace without books shows no list", async () => {
  signOut.mockClear()
  const { dialog, submit } = await open([])
  await submit()
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
  expect(dialog.queryByText("The books are deleted too")).toBeNull()
})
