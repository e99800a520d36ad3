import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import AddWebhookForm from "@/components/features/webhooks/add-webhook-form"
import EditWebhookForm from "@/components/features/webhooks/edit-webhook-form"
import type { WebhookChanges } from "@/lib/features/webhooks/schema"
import { network } from "../users/support"
import { hook, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/webhooks",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(60_000)

// By the text of the label, because looking for roles or labels among two hundred checkboxes takes seconds.
const labelled = (label: string | RegExp) =>
  screen.getByText(label, { selector: "label, label *" }).closest("label")?.control as HTMLInputElement
const field = (label: string) => labelled(new RegExp(`^${label}`))
const box = (label: string) => labelled(label)
const save = () => userEvent.click(screen.getByText("Save changes"))

test("an address that is none and a missing choice of events are both said at once", async () => {
  const calls = network(() => ({ status: 500, body: {} }))
  show(<AddWebhookForm onAdded={jest.fn()} />)
  await userEvent.type(field("Address"), "smtp")
  await userEvent.click(screen.getByText("Add webhook"))
  await waitFor(() => expect(field("Address")).toHaveAccessibleDescription(/^Enter a whole web address/))
  const events = screen.getByText("Events", { selector: "legend" }).closest("fieldset") as HTMLElement
  expect(events).toHaveAccessibleDescription("Choose at least one item.")
  expect(box("Only these events")).toBeInvalid()
  expect(calls).toEqual([])
})

/** A server with one webhook, which others may change. */
function serve() {
  const stored = { ...hook }
  const calls = network(({ method, body }) => {
    if (method === "GET") return { body: { ...stored } }
    const { version, ...changes } = body as WebhookChanges
    if (version !== stored.version) return { status: 409, body: { title: "Changed.", detail: "Changed." } }
    Object.assign(stored, changes, { version: stored.version + 1 })
    return { body: { ...stored } }
  })
  const byAnother = (changes: WebhookChanges) => Object.assign(stored, changes, { version: stored.version + 1 })
  const written = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)
  return { stored, byAnother, written }
}

async function open() {
  const server = serve()
  const onSaved = jest.fn()
  show(<EditWebhookForm webhook={hook} onSaved={onSaved} />)
  await waitFor(() => expect(field("Description").value).toBe("Bookkeeping"))
  return { ...server, onSaved }
}

test("a change that others made to another field stays, and the save goes through", async () => {
  const { stored, byAnother, written, onSaved } = await open()
  await userEvent.type(field("Description"), " of Oslo")
  byAnother({ url: "https://hooks.example.org/new", state: "paused" })
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(stored).toMatchObject({
    url: "https://hooks.example.org/new",
    state: "paused",
    description: "Bookkeeping of Oslo",
  })
  expect(written()).toEqual([1, 2].map((version) => ({ description: "Bookkeeping of Oslo", version })))
})

test("a field that both changed is saved once the user has chosen, and nothing typed is lost", async () => {
  const { stored, byAnother, onSaved } = await open()
  await userEvent.click(box("Clients"))
  byAnother({ events: ["order.created", "order.updated"], description: "Ledger" })
  await save()
  const keep = await screen.findByLabelText("Keep mine: Events")
  expect(keep.closest("li")).toHaveTextContent("Events — Now: Orders (created, changed)")
  expect(box("Clients").checked).toBe(true)
  expect(field("Description").value).toBe("Ledger")
  expect(onSaved).not.toHaveBeenCalled()
  await userEvent.click(keep)
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(stored).toMatchObject({ events: ["invoice.*", "client.*"], description: "Ledger" })
})

test("the other choice can be taken instead", async () => {
  const { stored, byAnother, onSaved, written } = await open()
  await userEvent.click(box("Clients"))
  byAnother({ events: ["order.*"] })
  await save()
  await userEvent.click(await screen.findByLabelText("Use theirs: Events"))
  await waitFor(() => expect(box("Orders").checked).toBe(true))
  expect(box("Clients").checked).toBe(false)
  await userEvent.type(field("Description"), "!")
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(stored).toMatchObject({ events: ["order.*"], description: "Bookkeeping!" })
  expect(written().at(-1)).toEqual({ description: "Bookkeeping!", version: 2 })
})
