/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ApproveHost } from "@/components/features/staff-access/approve-host"
import { call } from "@/lib/core/client/call"
import * as ledger from "@/lib/features/ledger/endpoints"
import { renderShell } from "./support"

const approvable = {
  action: "update",
  subject: "JournalEntry",
  business: 3,
  shop: 4,
  record: "e1",
  amount: null,
  limit: null,
}
const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { code, detail: `For this you need the right “Reverse entries”.`, ...more },
})
const refused = problem(403, "approval_required", { approvable })
const done = { status: 201, body: { id: "e2" } }

interface Sent {
  path: string
  body: unknown
  approval?: string
}
let sent: Sent[]
/** Answers to writes, by the end of their path. */
let answers: Record<string, { status: number; body: object }[]>
let people: object[]

// Their code loads when they are first needed, which takes a busy machine longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import("@/components/features/staff-access/approve-dialog"),
    import("@/components/ui/dialog-panel"),
  ])
})

beforeEach(() => {
  sent = []
  people = [{ id: 7, name: "Aino Korhonen" }]
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const path = address.split("?")[0] as string
    const write = init.method && init.method !== "GET"
    if (write) {
      const { approval } = init.headers as Record<string, string>
      sent.push({ path, body: JSON.parse(String(init.body)), ...(approval && { approval }) })
    }
    const name = path.split("/").at(-1) as string
    const { status, body } = write ? (answers[name]?.shift() ?? done) : { status: 200, body: { data: people } }
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
})

const reverse = () =>
  call(ledger.reverseJournalEntry, { params: { id: "e1" }, body: { reason: "Typed twice" } } as never)

test("a refused act asks for a PIN and is sent again with the approval", async () => {
  answers = { reverse: [refused, done], approvals: [{ status: 200, body: { approval: "secret" } }] }
  renderShell(<ApproveHost />)
  const reversed = reverse()
  const user = userEvent.setup()
  expect(await screen.findByText(/you need the right “Reverse entries”/)).toBeTruthy()
  await user.type(await screen.findByLabelText(/^PIN/), "290371")
  await user.click(screen.getByRole("button", { name: "Approve" }))
  await expect(reversed).resolves.toEqual(done.body)
  expect(sent.map(({ approval }) => approval)).toEqual([undefined, undefined, "secret"])
  expect(sent[1]?.body).toEqual({ ...approvable, approver: 7, pin: "290371" })
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("a wrong PIN is named at its field, and the dialog stays open; closing it sends nothing again", async () => {
  const wrong = problem(422, "invalid", { errors: [{ field: "pin", messages: ["The PIN is not right."] }] })
  answers = { reverse: [refused], approvals: [wrong] }
  renderShell(<ApproveHost />)
  const reversed = reverse().catch((error: { code: string }) => error.code)
  const user = userEvent.setup()
  const pin = await screen.findByLabelText(/^PIN/)
  await user.click(screen.getByRole("button", { name: "Approve" }))
  expect(await screen.findByText("Enter the PIN.")).toBeTruthy()
  await user.type(pin, "111222")
  await user.click(screen.getByRole("button", { name: "Approve" }))
  expect(await screen.findByText("The PIN is not right.")).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Cancel" }))
  expect(await reversed).toBe("cancelled")
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["reverse", "approvals"])
})

test("where nobody can approve, the dialog says so", async () => {
  people = []
  answers = { reverse: [refused] }
  renderShell(<ApproveHost />)
  const reversed = reverse().catch((error: { code: string }) => error.code)
  const user = userEvent.setup()
  expect(await screen.findByText(/Nobody here who has the right has set a PIN/)).toBeTruthy()
  await user.click(screen.getByRole("button", { name: "Cancel" }))
  expect(await reversed).toBe("cancelled")
})
