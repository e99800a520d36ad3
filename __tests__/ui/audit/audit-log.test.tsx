import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { AuditLog } from "@/components/features/audit/audit-log"
import { LogActions } from "@/components/features/audit/log-actions"
import { followHistory, useAddress } from "../address-bar"
import { network } from "../users/support"
import { event, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(useAddress()),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/audit-log",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

beforeAll(followHistory)

/** An event that is not on the list's first page. */
const elsewhere = "0199b4a0-0000-7000-8000-0000000000ee"

/** Opens the log at a URL, with one event. */
function open(search = "", retentionDays: number | null = null) {
  window.history.replaceState(null, "", `/audit-log${search}`)
  const calls = network(({ path }) => {
    if (path === "/api/v1/audit-settings") return { body: { retentionDays } }
    if (path === "/api/apps/todo/people") return { body: { people: [{ id: 2, fullName: "Charles Babbage" }] } }
    const asked = /^\/api\/v1\/audit-events\/(.+)$/.exec(path)?.[1]
    if (asked === elsewhere) return { body: event({ id: elsewhere, after: { company: "On another page" } }) }
    if (asked) return { status: 404, body: { title: "Not found", detail: "Not found", code: "not_found" } }
    const data = [event({ actorKeyId: "0199b4a0-0000-7000-8000-00000000000f", actorKeyName: "Nightly import" })]
    return { body: { data, total: data.length, page: 1, perPage: 20 } }
  })
  show(
    <>
      <LogActions />
      <AuditLog />
    </>,
  )
  const queries = () => calls.filter(({ path }) => path === "/api/v1/audit-events").map(({ query }) => String(query))
  const written = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)
  const asked = () => calls.filter(({ path }) => path.startsWith("/api/v1/audit-events/")).map(({ path }) => path)
  return { queries, written, asked }
}
const address = () => decodeURIComponent(window.location.search)

test("a row says when, who with what, and which record; its sentence opens the entry, and the URL has it", async () => {
  open()
  const row = (await screen.findByText("Ada Lindqvist changed user #3")).closest("tr") as HTMLElement
  expect(row).toHaveTextContent("20 Nov 2026, 09:30")
  expect(row).toHaveTextContent("With the API key Nightly import")
  expect(within(row).getByRole("link", { name: "User #3" })).toHaveAttribute("href", "/apps/user/view/3")
  await userEvent.click(within(row).getByRole("button", { name: "Ada Lindqvist changed user #3" }))
  const drawer = await screen.findByRole("dialog", { name: "Entry" })
  expect(await within(drawer).findByText("Lovelace & Co")).toBeInTheDocument()
  expect(address()).toBe(`?event=${event().id}`)
})

test("a link to an entry opens it, whichever page of the log it is on", async () => {
  const { asked } = open(`?event=${elsewhere}`)
  const drawer = await screen.findByRole("dialog", { name: "Entry" })
  expect(await within(drawer).findByText("On another page")).toBeInTheDocument()
  expect(asked()).toEqual([`/api/v1/audit-events/${elsewhere}`])
})

test("an entry of the list's page is not requested again", async () => {
  const { asked } = open(`?event=${event().id}`)
  const drawer = await screen.findByRole("dialog", { name: "Entry" })
  await within(drawer).findByText("Lovelace & Co")
  expect(asked()).toEqual([])
})

test.each(["0199b4a0-0000-7000-8000-00000000dead", "soon"])("a link to no entry, %s, says so", async (id) => {
  open(`?event=${id}`)
  const drawer = await screen.findByRole("dialog", { name: "Entry" })
  await within(drawer).findByText("Entry not found")
  await userEvent.click(within(drawer).getByRole("button", { name: "Close" }))
  await waitFor(() => expect(address()).toBe(""))
})

test("filters of the URL reach the server", async () => {
  const { queries } = open("?recordType=user&action=updated&actor=2&from=2026-11-01&to=2026-11-30&q=ada")
  await screen.findByText("Ada Lindqvist changed user #3")
  expect(queries()[0]).toBe("q=ada&recordType=user&action=updated&actor=2&from=2026-11-01&to=2026-11-30")
  await waitFor(() => expect(screen.getByLabelText("Who")).toHaveValue("Charles Babbage"))
})

test("values of the URL that no filter has are left out", async () => {
  const { queries } = open("?recordType=x&action=y&actor=me&from=soon")
  await screen.findByText("Ada Lindqvist changed user #3")
  expect(queries()[0]).toBe("")
})

test("the log of one record says so, and shows all again", async () => {
  const { queries } = open("?recordType=user&recordId=3")
  expect(await screen.findByText("Only entries about one record: User #3")).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Show all records" }))
  await waitFor(() => expect(queries().at(-1)).toBe("recordType=user"))
})

test("details can be kept for some years, and then permanently again", async () => {
  const { written } = open("?open=retention", 500)
  const choice = await screen.findByLabelText("Delete details")
  // A program has set another number than those on offer.
  expect(choice).toHaveDisplayValue("After 500 days")
  await userEvent.selectOptions(choice, "After 2 years")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(written()).toEqual([{ retentionDays: 730 }]))
})

test("“never” is sent as null", async () => {
  const { written } = open("?open=retention", 365)
  await userEvent.selectOptions(await screen.findByLabelText("Delete details"), "Never")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(written()).toEqual([{ retentionDays: null }]))
})
