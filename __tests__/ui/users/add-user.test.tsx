import { screen, within } from "@testing-library/react"
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

jest.setTimeout(20_000)

beforeAll(followHistory)

const invitation = { link: "https://ledger.example/reset-password?token=abc", expiresAt: "2026-12-01T00:00:00Z" }

/** A server that adds and invites people, with or without a mail server. */
function serveAdding(sendsMail: boolean) {
  let people = [person(1)]
  return network(({ path, body }) => {
    const added = person(4, body as object)
    if (path.endsWith("add-user")) people = [added, ...people]
    if (path.endsWith("add-user")) return { status: 201, body: { user: added } }
    if (path.endsWith("invite-user")) return { body: { id: 4, email: "zoe@example.com", sendsMail, ...invitation } }
    return { body: { users: people, total: people.length } }
  })
}

async function add(name: string) {
  const fill = async (label: string, text: string) =>
    userEvent.type(await screen.findByRole("textbox", { name: new RegExp(`^${label}`) }), text)
  await fill("Full name", name)
  await fill("E-mail", "zoe@example.com")
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add user" }))
}

test("only those who may invite are offered to", async () => {
  serveAdding(true)
  window.history.replaceState(null, "", "/apps/user/list?open=add")
  show(<UserList />, [
    { action: "read", subject: "User" },
    { action: "create", subject: "User" },
  ])
  await add("Yan Test")
  await screen.findByText("Yan Test was added")
  expect(screen.queryByRole("button", { name: "Invite" })).not.toBeInTheDocument()
})

test.each([
  [true, "Zoe Test is also getting the invitation by e-mail."],
  [false, "No mail server is set up, so no e-mail was sent. Pass the link on to Zoe Test yourself."],
])("name and address add a person, who can be invited at once; mail server: %s", async (sendsMail, text) => {
  const calls = serveAdding(sendsMail)
  const user = userEvent.setup()
  window.history.replaceState(null, "", "/apps/user/list?open=add")
  show(<UserList />)
  await add("Zoe Test")
  await userEvent.click(await screen.findByRole("button", { name: "Invite" }))
  await screen.findByText(text)
  expect(screen.getByLabelText("Invitation link")).toHaveValue(invitation.link)
  const written = calls.filter(({ method }) => method === "POST").map(({ body }) => body)
  expect(written[0]).toMatchObject({ fullName: "Zoe Test", company: "", status: "pending" })
  expect(written[0]).not.toHaveProperty("username")
  expect(written[1]).toEqual({ id: 4 })
  await user.click(screen.getByRole("button", { name: "Copy link" }))
  expect(await navigator.clipboard.readText()).toBe(invitation.link)
})
