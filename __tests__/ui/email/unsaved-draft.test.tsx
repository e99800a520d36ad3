/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { blank, type Draft } from "@/components/features/email/compose/draft"
import { saveAbandoned } from "@/components/features/email/compose/save-abandoned"
import { findUnsaved, storeUnsaved } from "@/components/features/email/compose/unsaved"
import { type Opening, useDraft } from "@/components/features/email/compose/use-draft"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as endpoints from "@/lib/features/email/endpoints"

jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))
const request = call as jest.Mock
const offline = new CallError(0, "offline", "")
const stale = new CallError(409, "conflict", "Changed.")
const gone = new CallError(404, "not_found", "No draft.")

const onId = jest.fn()
const open = (start: Draft = blank, id?: number, opening: Opening = { source: "new" }) =>
  renderHook(() => useDraft(start, id, onId, opening)).result
const later = (ms = 2000) => act(() => jest.advanceTimersByTimeAsync(ms))
const emails = () => request.mock.calls.map(([endpoint, { body }]) => [endpoint, body?.email])

beforeEach(() => {
  jest.useFakeTimers()
  request.mockReset()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test("without a connection the text is kept in the browser, and saved once there is one again", async () => {
  request.mockRejectedValue(offline)
  const draft = open()
  act(() => draft.current.change({ subject: "Offer" }))
  // Before anything was sent, so that a closing page loses nothing.
  expect(findUnsaved()).toMatchObject([{ source: "new", draft: { subject: "Offer" } }])
  await later()
  expect([draft.current.saved, draft.current.outcome()]).toEqual(["local", "local"])
  request.mockResolvedValue({ email: { id: 7, version: 1 } })
  await act(async () => void window.dispatchEvent(new Event("online")))
  expect([draft.current.saved, draft.current.outcome()]).toEqual(["yes", "saved"])
  expect(findUnsaved()).toEqual([])
  expect(onId).toHaveBeenCalledWith(7)
})

test("a new mail that was emptied again leaves nothing behind", () => {
  const draft = open()
  act(() => draft.current.change({ subject: "O" }))
  act(() => draft.current.change({ subject: "" }))
  expect(findUnsaved()).toEqual([])
})

test("a server that is away for a while is asked again without a new connection", async () => {
  request.mockRejectedValueOnce(new CallError(503, "unavailable", ""))
  request.mockResolvedValue({ email: { id: 7, version: 1 } })
  const draft = open()
  act(() => draft.current.change({ subject: "Offer" }))
  await later()
  expect(draft.current.saved).toBe("local")
  await later(20_000)
  expect(draft.current.saved).toBe("yes")
})

test("a mail that a closed page couldn't save becomes a draft; one that changed elsewhere waits for its writer", async () => {
  const entry = { source: "new", draft: { ...blank, subject: "Left" }, at: 1 }
  storeUnsaved({ ...entry, key: "a" })
  storeUnsaved({ ...entry, key: "b", id: 5, version: 2 })
  storeUnsaved({ ...entry, key: "c", id: 6, version: 1 })
  request.mockImplementation(async (_, { body }) => {
    if (body.email.id === 5) throw stale
    if (body.email.id === 6) throw gone
    return { email: { id: 9, version: 1 } }
  })
  const saving = saveAbandoned()
  await later()
  expect(await saving).toBe(true)
  expect(findUnsaved().map(({ key }) => key)).toEqual(["b"])
  const created = emails().filter(([endpoint]) => endpoint === endpoints.saveDraft)
  expect(created.map(([, email]) => email.subject)).toEqual(["Left", "Left"])
})

test("a mail in an open window isn't saved behind its back", async () => {
  request.mockRejectedValue(offline)
  const draft = open()
  act(() => draft.current.change({ subject: "Open" }))
  await later()
  request.mockClear()
  const saving = saveAbandoned()
  await later(700)
  expect([await saving, request.mock.calls]).toEqual([false, []])
})

test("a draft that was reloaded begins with what was typed, and is saved with the version it knew", async () => {
  request.mockResolvedValue({ email: { id: 5, version: 4 } })
  const typed = { ...blank, subject: "Typed" }
  const unsaved = { key: "k", source: "5", id: 5, version: 3, draft: typed, at: 1 }
  const draft = open(typed, 5, { source: "5", version: 3, unsaved })
  await later()
  expect(draft.current.draft.subject).toBe("Typed")
  expect(emails()).toEqual([[endpoints.updateDraft, expect.objectContaining({ id: 5, version: 3, subject: "Typed" })]])
})

describe("a draft that was saved in another tab", () => {
  async function conflicting(error: CallError) {
    request.mockRejectedValueOnce(error)
    const draft = open({ ...blank, subject: "Old" }, 5, { source: "5", version: 1 })
    act(() => draft.current.change({ subject: "Mine" }))
    await later()
    return draft
  }

  test("is not overwritten before its writer has chosen", async () => {
    const draft = await conflicting(stale)
    expect(draft.current.conflict).toBe("changed")
    request.mockClear()
    act(() => draft.current.change({ subject: "Mine too" }))
    await later(60_000)
    expect(request).not.toHaveBeenCalled()
    expect(findUnsaved()).toMatchObject([{ id: 5, draft: { subject: "Mine too" } }])
  })

  test("can be overwritten by this one", async () => {
    const draft = await conflicting(stale)
    request.mockClear()
    request.mockResolvedValue({ email: { id: 5, version: 3 } })
    await act(() => draft.current.keepMine())
    expect(emails()).toEqual([[endpoints.updateDraft, expect.objectContaining({ id: 5, subject: "Mine" })]])
    expect(emails()[0]?.[1].version).toBeUndefined()
    expect([draft.current.conflict, draft.current.saved, findUnsaved()]).toEqual([undefined, "yes", []])
  })

  test("can replace this one", async () => {
    const draft = await conflicting(stale)
    request.mockResolvedValue({ id: 5, version: 2, subject: "Theirs", message: "<p>x</p>", to: [], attachments: [] })
    await act(() => draft.current.takeTheirs())
    expect(draft.current.draft).toMatchObject({ subject: "Theirs", text: "<p>x</p>" })
    expect([draft.current.conflict, draft.current.outcome(), findUnsaved()]).toEqual([undefined, "saved", []])
  })

  test("can be saved as a new one if it was sent or deleted", async () => {
    const draft = await conflicting(gone)
    expect(draft.current.conflict).toBe("gone")
    request.mockClear()
    request.mockResolvedValue({ email: { id: 8, version: 1 } })
    await act(() => draft.current.keepMine())
    expect(emails()).toEqual([[endpoints.saveDraft, expect.objectContaining({ subject: "Mine" })]])
    expect(onId).toHaveBeenCalledWith(8)
  })
})
