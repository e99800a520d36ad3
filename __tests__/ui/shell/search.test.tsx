/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { matching, searchIn } from "@/components/features/search/match"
import { SearchPanel } from "@/components/features/search/search-panel"
import { AbilityProvider } from "@/components/layout/ability"
import { type SessionSettings, SessionSettingsProvider } from "@/components/layout/session-settings"
import type { AbilityRule } from "@/lib/core/auth/ability"
import type { SearchAnswer } from "@/lib/features/search/schema"
import { renderShell } from "./support"

const push = jest.fn()
jest.mock("@/lib/core/i18n/navigation", () => ({
  useRouter: () => ({ push }),
  usePathname: () => "/",
}))

const page = (id: number, title: string) => ({
  ...{ id, title, target: `page${id}`, isBookmarked: false, icon: "Users", link: `/page/${id}` },
})
const contact = (title: string) => ({
  ...{ title, email: `${title.toLowerCase()}@x.example`, img: "", date: "2026-01-02T00:00:00.000Z" },
})
const response: SearchAnswer = {
  searchArr: [
    { groupTitle: "Pages", searchLimit: 4, data: [page(1, "My users"), page(2, "User list"), page(3, "Invoices")] },
    { groupTitle: "Files", searchLimit: 4, data: [] },
    { groupTitle: "Contacts", searchLimit: 4, data: ["Ursula", "Uma", "Umberto", "Urs", "Ute"].map(contact) },
  ],
}

const person = {
  kind: "users",
  id: 3,
  title: "Umberto Sala",
  detail: "umberto@x.example",
  picture: "",
  link: "/person/3",
}
const record = {
  kind: "invoices",
  id: 7,
  title: "#4987",
  detail: "Umbra AG",
  picture: "",
  link: "/apps/invoice/preview/7",
}

beforeEach(() => {
  push.mockClear()
  localStorage.clear()
  global.fetch = jest.fn(async (address: string) => {
    const found = /q=(um|in)$/.test(address) ? [record] : []
    const body = address.includes("/records") ? { records: found } : response
    return { ok: true, json: async () => body }
  }) as unknown as typeof fetch
})

const render = (onClose = jest.fn(), rules: AbilityRule[] = [{ action: "manage", subject: "all" }]) =>
  renderShell(
    <AbilityProvider rules={rules}>
      <SessionSettingsProvider value={{} as SessionSettings}>
        <SearchPanel onClose={onClose} />
      </SessionSettingsProvider>
    </AbilityProvider>,
  )

test("titles that start with the query come before those that contain it, in any case", () => {
  const found = matching(response.searchArr[0].data, " USER ", 4)
  expect(found.map(({ title }) => title)).toEqual(["User list", "My users"])
})

test("an empty query finds nothing, and a group shows at most its limit", () => {
  expect(matching(response.searchArr[0].data, "  ", 4)).toEqual([])
  expect(searchIn(response, "u").map(({ hits }) => hits.length)).toEqual([2, 0, 4])
})

async function open(onClose = jest.fn()) {
  render(onClose)
  await userEvent.type(screen.getByRole("combobox"), "u")
  await screen.findByRole("option", { name: /Uma/ })
  return onClose
}
const active = () => screen.getAllByRole("option").find((row) => row.getAttribute("aria-selected") === "true")

test("the input has the focus, and a group without a match says so", async () => {
  await open()
  expect(screen.getByRole("combobox")).toHaveFocus()
  expect(screen.getByText("No results here.")).toBeInTheDocument()
  expect(screen.getByText("6 results")).toBeInTheDocument()
})

test("Down and Up move through all groups and around the ends", async () => {
  await open()
  expect(active()).toHaveTextContent("User list")
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  expect(active()).toHaveTextContent("Ursula")
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant", active()?.id)
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}")
  expect(active()).toHaveTextContent("Urs")
})

test("Enter opens the marked page and closes the search", async () => {
  const onClose = await open()
  await userEvent.keyboard("{ArrowDown}{Enter}")
  expect(push).toHaveBeenCalledWith("/page/1")
  expect(onClose).toHaveBeenCalled()
})

test("pointing at a row marks it, and a contact opens the list of users", async () => {
  await open()
  const row = screen.getByRole("option", { name: /Uma/ })
  await userEvent.hover(row)
  await waitFor(() => expect(row).toHaveAttribute("aria-selected", "true"))
  await userEvent.click(row)
  expect(push).toHaveBeenCalledWith("/apps/user/list?q=uma%40x.example")
})

test("Esc and a press outside close it", async () => {
  const onClose = await open()
  await userEvent.keyboard("{Escape}")
  expect(onClose).toHaveBeenCalledWith(true)
  await userEvent.click(document.body)
  expect(onClose).toHaveBeenCalledWith(false)
})

test("a failed request shows an error in the search", async () => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 500, json: async () => ({}) })) as unknown as typeof fetch
  render()
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded")
})

test("before any input the search lists recent pages and actions", async () => {
  localStorage.setItem("recentSearches", JSON.stringify([{ title: "User list", detail: "", link: "/page/2" }]))
  render()
  expect(screen.getByText("Recent")).toBeInTheDocument()
  await userEvent.click(screen.getByRole("option", { name: "User list" }))
  expect(push).toHaveBeenCalledWith("/page/2")
})

test("actions are offered to users with the permission, and records are requested while typing", async () => {
  render(jest.fn(), [{ action: "read", subject: "Auth" }])
  expect(await screen.findByRole("option", { name: "Sign out" })).toBeInTheDocument()
  expect(screen.queryByRole("option", { name: "New user" })).not.toBeInTheDocument()
  await userEvent.type(screen.getByRole("combobox"), "um")
  await userEvent.click(await screen.findByRole("option", { name: /#4987/ }))
  expect(push).toHaveBeenCalledWith("/apps/invoice/preview/7")
  expect(localStorage.getItem("recentSearches")).toContain("#4987")
})

test("Enter waits for pending records, but not if an earlier result is marked", async () => {
  let come = () => {}
  const records = new Promise<void>((resolve) => {
    come = resolve
  })
  global.fetch = jest.fn(async (address: string) => {
    const asksRecords = address.includes("/records")
    if (asksRecords) await records
    return { ok: true, json: async () => (asksRecords ? { records: [person] } : response) }
  }) as unknown as typeof fetch
  const onClose = await open()
  await userEvent.type(screen.getByRole("combobox"), "mb{Enter}")
  expect(active()).toHaveTextContent("Umberto")
  expect(push).not.toHaveBeenCalled()
  come()
  await waitFor(() => expect(push).toHaveBeenCalledWith("/person/3"))
  expect(onClose).toHaveBeenCalledWith(false)
})

test("a row marked by keyboard stays marked when records appear above it", async () => {
  render()
  await screen.findByRole("option", { name: "Sign out" })
  await userEvent.type(screen.getByRole("combobox"), "in")
  await userEvent.keyboard("{ArrowUp}")
  const chosen = active()?.textContent
  await screen.findByRole("option", { name: /#4987/ })
  expect(active()).toHaveTextContent(chosen as string)
})

test("switching the skin is an action", async () => {
  const onClose = jest.fn()
  render(onClose)
  await userEvent.type(screen.getByRole("combobox"), "switch{Enter}")
  await waitFor(() => expect(document.documentElement).toHaveClass("dark"))
  expect(onClose).toHaveBeenCalledWith(false)
})
