import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { UserList } from "@/components/features/users/user-list"
import { followHistory, useAddress } from "../address-bar"
import { network, person, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(useAddress()),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/user/list",
  useParams: () => ({ locale: "en" }),
}))

// The first test also loads code on intent.
jest.setTimeout(20_000)

beforeAll(followHistory)

const ownAccount = "You can’t delete your own account here. Delete it in your account settings."
let people = [person(3), person(2), person(1)]
const deleted = new Map<number, ReturnType<typeof person>>()

function serve() {
  people = [person(3), person(2), person(1)]
  window.history.replaceState(null, "", "/apps/user/list")
  return network(({ method, path, query, body }) => {
    if (path === "/api/users/list/data") {
      const found = people.filter(({ fullName }) => fullName.toLowerCase().includes(query.get("q") ?? ""))
      return { body: { users: found, total: found.length } }
    }
    if (method === "DELETE") {
      const id = Number(query.get("id"))
      if (id === 1) return { status: 409, body: { error: { id: ownAccount } } }
      deleted.set(id, people.find((one) => one.id === id) as ReturnType<typeof person>)
      people = people.filter((one) => one.id !== id)
      return { body: { id } }
    }
    if (path.endsWith("restore-users")) {
      const { userIds } = body as { userIds: number[] }
      const back = userIds.flatMap((id) => deleted.get(id) ?? [])
      people = [...people, ...back].sort((a, b) => b.id - a.id)
      return { body: { users: back } }
    }
    if (path.endsWith("update-users")) return { body: { users: [] } }
    return { status: 409, body: { error: { email: "This email is already in use." }, code: "conflict" } }
  })
}

const rowOf = (name: string) => screen.getByText(name).closest("tr") as HTMLTableRowElement

test("a filter is added to the URL and the request", async () => {
  const calls = serve()
  show(<UserList />)
  await screen.findByText("Person 3")
  await userEvent.selectOptions(screen.getByLabelText("Role"), "admin")
  expect(window.location.search).toBe("?role=admin")
  await waitFor(() => expect(calls.at(-1)?.query.get("role")).toBe("admin"))
})

test("the search waits for a pause in typing, and an empty result offers to clear it", async () => {
  const calls = serve()
  show(<UserList />)
  await screen.findByText("Person 3")
  await userEvent.type(screen.getByRole("searchbox"), "zzz")
  await screen.findByText("No matches")
  expect(calls.map(({ query }) => query.get("q")).filter(Boolean)).toEqual(["zzz"])
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }))
  await screen.findByText("Person 3")
  expect(screen.getByRole("searchbox")).toHaveValue("")
})

test("a column header cycles through ascending, descending and unsorted, and says so", async () => {
  serve()
  show(<UserList />)
  await screen.findByText("Person 3")
  const head = screen.getByRole("columnheader", { name: "E-mail" })
  for (const sorted of ["ascending", "descending", "none"]) {
    await userEvent.click(within(head).getByRole("button"))
    expect(head).toHaveAttribute("aria-sort", sorted)
  }
})

test("j, k and the arrows move between rows, x selects, / goes to the search", async () => {
  serve()
  show(<UserList />)
  await screen.findByText("Person 3")
  await userEvent.keyboard("j")
  expect(rowOf("Person 3")).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}x")
  expect(rowOf("Person 2")).toHaveFocus()
  expect(screen.getByRole("checkbox", { name: "Select Person 2" })).toBeChecked()
  expect(screen.getByRole("region", { name: "Actions for the selection" })).toHaveTextContent("1 selected")
  await userEvent.keyboard("kx")
  expect(screen.getByRole("region", { name: "Actions for the selection" })).toHaveTextContent("2 selected")
  await userEvent.keyboard("/")
  expect(screen.getByRole("searchbox")).toHaveFocus()
  await userEvent.keyboard("jx")
  expect(screen.getByRole("searchbox")).toHaveValue("jx")
})

test("deleting removes the row at once, and Undo restores it", async () => {
  const calls = serve()
  show(<UserList />)
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Person 2" }))
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }))
  await waitFor(() => expect(screen.queryByText("Person 2")).not.toBeInTheDocument())
  await screen.findByText("Person 2 was deleted")
  await userEvent.click(screen.getByRole("button", { name: "Undo" }))
  await screen.findByText("1 user restored")
  await screen.findByText("Person 2")
  expect(calls.find(({ path }) => path.endsWith("restore-users"))?.body).toEqual({ userIds: [2] })
})

test("undoing a bulk status change restores each user's status", async () => {
  const calls = serve()
  people[0] = person(3, { status: "pending" })
  const writes = () => calls.filter(({ path }) => path.endsWith("update-users")).map(({ body }) => body)
  const put = (userIds: number[], status: string) => ({ userIds, dataToUpdate: { status } })
  show(<UserList />)
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Person 3" }))
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Person 2" }))
  await userEvent.click(screen.getByRole("button", { name: "Change status" }))
  await userEvent.click(await screen.findByRole("menuitem", { name: "Inactive" }))
  const toast = (await screen.findByText("2 users are now Inactive")).closest("li") as HTMLElement
  expect(screen.queryByRole("region", { name: "Actions for the selection" })).not.toBeInTheDocument()
  await userEvent.click(within(toast).getByRole("button", { name: "Undo" }))
  await screen.findByText("Change undone")
  expect(writes()).toEqual([put([3, 2], "inactive"), put([3], "pending"), put([2], "active")])
})

test("a rejected delete restores the row and says why", async () => {
  serve()
  show(<UserList />)
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Person 1" }))
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }))
  await screen.findByText("You can’t delete your own account here. Delete it in your account settings.")
  expect(await screen.findByText("Person 1")).toBeInTheDocument()
})

test("the add drawer shows the server's message at its field and keeps the input", async () => {
  serve()
  window.history.replaceState(null, "", "/apps/user/list?open=add")
  show(<UserList />)
  const fill = async (label: string, text: string) =>
    userEvent.type(await screen.findByRole("textbox", { name: new RegExp(`^${label}`) }), text)
  await fill("Full name", "Zoe Test")
  await fill("E-mail", "taken@example.com")
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add user" }))
  const email = screen.getByRole("textbox", { name: /^E-mail/ })
  await waitFor(() => expect(email).toHaveAccessibleDescription("This email is already in use."))
  expect(email).toHaveValue("taken@example.com")
  expect(window.location.search).toBe("?open=add")
})

test("a view that can't be loaded shows an error and can be retried", async () => {
  serve()
  show(<UserList />)
  await screen.findByText("Person 3")
  const working = global.fetch
  network(() => ({ status: 500, body: { error: "Something went wrong on our side.", code: "internal" } }))
  await userEvent.selectOptions(screen.getByLabelText("Role"), "author")
  await screen.findByText("Something went wrong on our side.")
  expect(screen.queryByText("Person 3")).not.toBeInTheDocument()
  global.fetch = working
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("Person 3")
})

test("read-only users see no way to add, edit or delete", async () => {
  serve()
  show(<UserList />, [{ action: "read", subject: "User" }])
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Person 2" }))
  expect(await screen.findByRole("menuitem", { name: "Details" })).toBeInTheDocument()
  expect(screen.getAllByRole("menuitem")).toHaveLength(1)
  expect(screen.queryByRole("button", { name: "Add user" })).not.toBeInTheDocument()
})
