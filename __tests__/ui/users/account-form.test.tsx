import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { AccountForm } from "@/components/features/users/account-form"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { network, person, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/user/edit/3",
  useParams: () => ({ locale: "en" }),
}))

jest.setTimeout(20_000)

/** A server with one user, whom others may change through `stored`. */
function serve() {
  const stored = { version: 1, user: person(3) }
  const profile = () =>
    ({
      ...stored,
      permissions: [],
      permissionsAreOwn: false,
      account: {
        canSignIn: true,
        hasTwoStep: false,
        passkeys: 0,
        invitedAt: null,
        lastSeenAt: null,
        pendingEmail: null,
      },
      createdAt: "2026-01-01T00:00:00Z",
      invitation: null,
    }) as unknown as UserProfile
  const calls = network(({ path, body }) => {
    if (path === "/api/users/profile") return { body: profile() }
    const { id: _, version, ...changes } = (body as { user: { id: number; version: number } }).user
    if (version !== stored.version) return { status: 409, body: { error: "Changed.", code: "conflict" } }
    stored.user = { ...stored.user, ...changes }
    stored.version++
    return { body: { user: stored.user } }
  })
  const byAnother = (changes: object) => {
    stored.user = { ...stored.user, ...changes }
    stored.version++
  }
  const written = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body)
  return { stored, byAnother, written, profile }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const save = () => userEvent.click(screen.getByRole("button", { name: "Save changes" }))

async function open() {
  const server = serve()
  show(<AccountForm profile={server.profile()} mayGiveRoles />)
  await waitFor(() => expect(field("Company").value).toBe("Example Ltd"))
  return server
}

test("an outdated form doesn't make an inactive person active again", async () => {
  const { stored, byAnother, written } = await open()
  await userEvent.type(field("Company"), "!")
  byAnother({ status: "inactive" })
  await save()
  await waitFor(() => expect(stored.user.company).toBe("Example Ltd!"))
  expect(stored.user.status).toBe("inactive")
  expect(field("Status").value).toBe("inactive")
  expect(written().at(-1)).toEqual({ user: { id: 3, version: 2, company: "Example Ltd!" } })
})

test("a field that both have changed is not saved until the user has chosen a value", async () => {
  const { stored, byAnother } = await open()
  await userEvent.type(field("Company"), " Mine")
  byAnother({ company: "Theirs Ltd", country: "Norway" })
  await save()
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Theirs Ltd")
  expect([field("Company").value, field("Country").value]).toEqual(["Example Ltd Mine", "Norway"])
  await save()
  expect(stored.user.company).toBe("Theirs Ltd")
  await userEvent.click(within(notice).getByRole("button", { name: "Keep mine: Company" }))
  await save()
  await waitFor(() => expect(stored.user.company).toBe("Example Ltd Mine"))
  expect(stored.user.country).toBe("Norway")
})

test("the other value can be taken instead", async () => {
  const { stored, byAnother, written } = await open()
  await userEvent.type(field("Company"), " Mine")
  byAnother({ company: "Theirs Ltd" })
  await save()
  await userEvent.click(await screen.findByRole("button", { name: "Use theirs: Company" }))
  expect(field("Company").value).toBe("Theirs Ltd")
  await save()
  await waitFor(() => expect(written()).toHaveLength(2))
  expect(stored.user.company).toBe("Theirs Ltd")
})
