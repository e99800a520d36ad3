import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import ActivityList from "@/components/features/audit/activity-list"
import { RevertButton } from "@/components/features/audit/revert-button"
import { revertibleOf } from "@/components/features/audit/revertible"
import { network, person } from "../users/support"
import { event, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/user/view/3",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

/** A server with user 3. `refusals` saves are refused because somebody else saved another field. */
function serve(company: string, refusals = 0) {
  let version = 7
  let left = refusals
  const calls = network(({ path }) => {
    if (path === "/api/users/profile") return { body: { user: person(3, { company }), version } }
    if (left-- <= 0) return { body: { user: person(3) } }
    version++
    return { status: 409, body: { error: "Changed.", code: "conflict" } }
  })
  return () => calls.filter(({ method }) => method === "POST").map(({ body }) => body)
}

async function revert() {
  show(<RevertButton event={event()} />)
  await userEvent.click(screen.getByRole("button", { name: "Revert this change" }))
  const dialog = await screen.findByRole("dialog")
  expect(dialog).toHaveTextContent("CompanyBeforeLovelace & CoAfterExample Ltd")
  await userEvent.click(within(dialog).getByRole("button", { name: "Revert" }))
  return dialog
}

test("after confirmation the earlier values are sent with the record's current version", async () => {
  const written = serve("Lovelace & Co")
  await revert()
  await screen.findByText("Change reverted")
  expect(written()).toEqual([{ user: { id: 3, version: 7, company: "Example Ltd" } }])
})

test("a field that was changed again later is not overwritten", async () => {
  const written = serve("Hopper Ltd")
  const dialog = await revert()
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Someone changed these fields again later")
  expect(written()).toEqual([])
})

test("a save of another field in the same moment doesn't stop it", async () => {
  const written = serve("Lovelace & Co", 1)
  await revert()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(written()).toMatchObject([{ user: { version: 7 } }, { user: { version: 8 } }])
})

test("a conflict that stays is said in the server's words", async () => {
  const written = serve("Lovelace & Co", 10)
  const dialog = await revert()
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Changed.")
  expect(written()).toHaveLength(3)
})

test("those who may not update the record have no button", () => {
  show(<RevertButton event={event()} />, "en-GB", [{ action: "read", subject: "AuditLog" }])
  expect(screen.queryByRole("button")).toBeNull()
})

test("only changes whose fields can all be written are revertible", () => {
  const can = (more: Parameters<typeof event>[0]) => revertibleOf(event(more)) !== undefined
  expect(can({})).toBe(true)
  expect(can({ action: "created", before: null })).toBe(false)
  expect(can({ before: { passwordHash: "***" } })).toBe(false)
  expect(can({ before: { company: "", email: "" } })).toBe(false)
  expect(can({ recordType: "invoice", before: { note: "" } })).toBe(false)
  expect(can({ recordType: "product", before: { images: [], image: "" } })).toBe(true)
  expect(can({ recordType: "product", before: { image: "" } })).toBe(false)
  const details = { type: "user_details", id: "3", action: "updated" }
  expect(can({ part: details, before: { city: "" } })).toBe(true)
  expect(can({ part: { ...details, action: "created" }, before: { city: "" } })).toBe(false)
})

test("the activity of a record comes ten at a time", async () => {
  const calls = network(({ query }) => {
    const count = Math.min(Number(query.get("perPage")), 12)
    const data = Array.from({ length: count }, (_, n) => event({ id: `e${n}`, after: { company: `Firm ${n}` } }))
    return { body: { data, total: 12, page: 1, perPage: count } }
  })
  show(<ActivityList recordType="user" recordId={3} />)
  await screen.findByText("Firm 9")
  expect(screen.queryByText("Firm 10")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  await screen.findByText("Firm 11")
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show more" })).toBeNull())
  expect(calls[0]?.query.get("recordId")).toBe("3")
})

test("those who may not read the log get the activity that they may see", async () => {
  const calls = network(() => {
    const { id, recordedAt, actorId, actorName, action, recordType, recordId, part, before, after, isBlanked } = event()
    const data = [{ id, recordedAt, actorId, actorName, action, recordType, recordId, part, before, after, isBlanked }]
    return { body: { data, total: 1, page: 1, perPage: 10 } }
  })
  show(<ActivityList recordType="user" recordId={3} />, "en-GB", [{ action: "read", subject: "User" }])
  await screen.findByText("Ada Lindqvist changed user #3")
  expect(calls.map(({ path }) => path)).toEqual(["/api/v1/activities"])
})
