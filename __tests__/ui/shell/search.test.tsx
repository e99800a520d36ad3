/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { matching, searchIn } from "@/components/features/search/match"
import { SearchPanel } from "@/components/features/search/search-panel"
import type { SearchAnswer } from "@/lib/features/search/schema"
import { renderShell } from "./support"

const push = jest.fn()
jest.mock("@/lib/core/i18n/navigation", () => ({ useRouter: () => ({ push }) }))

const page = (id: number, title: string) => ({
  ...{ id, title, target: `page${id}`, isBookmarked: false, icon: "Users", link: `/page/${id}` },
})
const contact = (title: string) => ({
  ...{ title, email: `${title.toLowerCase()}@x.example`, img: "", date: "2026-01-02T00:00:00.000Z" },
})
const answer: SearchAnswer = {
  searchArr: [
    { groupTitle: "Pages", searchLimit: 4, data: [page(1, "My users"), page(2, "User list"), page(3, "Invoices")] },
    { groupTitle: "Files", searchLimit: 4, data: [] },
    { groupTitle: "Contacts", searchLimit: 4, data: ["Ursula", "Uma", "Umberto", "Urs", "Ute"].map(contact) },
  ],
}

beforeEach(() => {
  push.mockClear()
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => answer })) as unknown as typeof fetch
})

test("titles that start with the query come before those that hold it, in any case", () => {
  const found = matching(answer.searchArr[0].data, " USER ", 4)
  expect(found.map(({ title }) => title)).toEqual(["User list", "My users"])
})

test("nothing typed finds nothing, and a group shows at most its limit", () => {
  expect(matching(answer.searchArr[0].data, "  ", 4)).toEqual([])
  expect(searchIn(answer, "u").map(({ hits }) => hits.length)).toEqual([2, 0, 4])
})

async function open(onClose = jest.fn()) {
  renderShell(<SearchPanel onClose={onClose} />)
  await userEvent.type(screen.getByRole("combobox"), "u")
  await screen.findAllByRole("option")
  return onClose
}
const active = () => screen.getAllByRole("option").find((row) => row.getAttribute("aria-selected") === "true")

test("the input has the focus, and a group without a match says so", async () => {
  await open()
  expect(screen.getByRole("combobox")).toHaveFocus()
  expect(screen.getByText("Nothing found here.")).toBeInTheDocument()
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

test("pointing at a row marks it, and a contact leads to the list of users", async () => {
  await open()
  const row = screen.getByRole("option", { name: /Uma/ })
  await userEvent.hover(row)
  await waitFor(() => expect(row).toHaveAttribute("aria-selected", "true"))
  await userEvent.click(row)
  expect(push).toHaveBeenCalledWith("/apps/user/list?q=uma%40x.example")
})

test("Esc closes, and so does a press outside", async () => {
  const onClose = await open()
  await userEvent.keyboard("{Escape}")
  expect(onClose).toHaveBeenCalledWith(true)
  await userEvent.click(document.body)
  expect(onClose).toHaveBeenCalledWith(false)
})

test("where the call fails the search says so", async () => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 500, json: async () => ({}) })) as unknown as typeof fetch
  renderShell(<SearchPanel onClose={jest.fn()} />)
  expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded")
})
