import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PermissionEditor } from "@/components/features/users/permission-editor"
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

const modules = [
  { subject: "User" as const, name: "Users" },
  { subject: "Invoice" as const, name: "Invoices" },
]
const readUsers = { action: "read", subject: "User" }
const readInvoices = { action: "read", subject: "Invoice" }

/** A server with one editor, whose permissions others may change through `stored`. */
function serve() {
  const stored = { version: 1, own: null as object[] | null }
  const profile = () =>
    ({
      user: person(3),
      version: stored.version,
      permissions: stored.own ?? [readUsers],
      permissionsAreOwn: stored.own !== null,
    }) as unknown as UserProfile
  network(({ path, body }) => {
    if (path !== "/apps/users/update-permissions" && path !== "/api/apps/users/update-permissions")
      return { body: profile() }
    const { version, permissions } = body as { version: number; permissions: object[] | null }
    if (version !== stored.version) return { status: 409, body: { error: "Changed.", code: "conflict" } }
    stored.own = permissions
    stored.version++
    return { body: { permissions: permissions ?? [readUsers], permissionsAreOwn: permissions !== null } }
  })
  const byAnother = (own: object[] | null) => {
    stored.own = own
    stored.version++
  }
  return { stored, byAnother, profile }
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save permissions" }))
const cell = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name })
const byRole = () => screen.getByRole("switch", { name: /^Use the role’s permissions/ })

async function open() {
  const server = serve()
  show(<PermissionEditor profile={server.profile()} modules={modules} />)
  await waitFor(() => expect(cell("Users: Read").checked).toBe(true))
  return server
}

test("individual permissions are saved, and the role's can be used again", async () => {
  const { stored } = await open()
  expect(cell("Users: Read")).toBeDisabled()
  await userEvent.click(byRole())
  await userEvent.click(cell("Invoices: Read"))
  await save()
  await waitFor(() => expect(stored.own).toEqual([readUsers, readInvoices]))
  await userEvent.click(byRole())
  await save()
  await waitFor(() => expect(stored.own).toBeNull())
})

test("two administrators who change the same person are asked which permissions to keep", async () => {
  const { stored, byAnother } = await open()
  await userEvent.click(byRole())
  await userEvent.click(cell("Invoices: Read"))
  byAnother([{ action: "delete", subject: "Invoice" }])
  await save()
  const notice = await screen.findByRole("alert")
  expect(notice.textContent).toContain("Invoices: Delete")
  await save()
  expect(stored.own).toEqual([{ action: "delete", subject: "Invoice" }])
  await userEvent.click(within(notice).getByRole("button", { name: "Keep mine: Permissions" }))
  await save()
  await waitFor(() => expect(stored.own).toEqual([readUsers, readInvoices]))
})

test("the other administrator's permissions can be taken", async () => {
  const { stored, byAnother } = await open()
  await userEvent.click(byRole())
  await userEvent.click(cell("Invoices: Read"))
  byAnother([])
  await save()
  await userEvent.click(await screen.findByRole("button", { name: "Use theirs: Permissions" }))
  expect([cell("Users: Read").checked, cell("Invoices: Read").checked]).toEqual([false, false])
  await save()
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument())
  expect(stored.own).toEqual([])
})
