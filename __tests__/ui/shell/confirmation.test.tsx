import { call } from "@/lib/core/client/call"
import { onConfirmationRequired } from "@/lib/core/client/confirmation"
import * as accountEndpoints from "@/lib/features/account/endpoints"

const refused = { status: 403, body: { error: "Confirm your identity to continue.", code: "confirmation_required" } }
const done = { status: 200, body: { ok: true } }
const contract = accountEndpoints.updateGeneral

let responses: { status: number; body: object }[]
let asked: string[]
let stop: () => void

/** Mounts a dialog that resolves with the given answer. */
function dialog(...outcomes: boolean[]) {
  let times = 0
  stop = onConfirmationRequired(async () => outcomes[times++] ?? false)
  return () => times
}

beforeEach(() => {
  asked = []
  stop = () => undefined
  globalThis.fetch = (async (_address: string, init: RequestInit) => {
    asked.push(String(init.body))
    const { status, body } = responses.shift() ?? done
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
})
afterEach(() => stop())

const save = (body: object) => call(contract as never, { body } as never)

test("once confirmed, the request is sent again unchanged", async () => {
  responses = [refused, done]
  dialog(true)
  await expect(save({ a: 1 })).resolves.toEqual({ ok: true })
  expect(asked).toEqual(['{"a":1}', '{"a":1}'])
})

test("a closed dialog shows no error and sends nothing again", async () => {
  responses = [refused]
  dialog(false)
  await expect(save({ a: 1 })).rejects.toMatchObject({ code: "cancelled", message: "" })
  expect(asked).toHaveLength(1)
})

test("two waiting requests share one dialog", async () => {
  responses = [refused, refused, done, done]
  const times = dialog(true, true)
  await Promise.all([save({ a: 1 }), save({ a: 2 })])
  expect([times(), asked.length]).toEqual([1, 4])
})

test("the next request opens the dialog again", async () => {
  responses = [refused, refused, done]
  const times = dialog(false, true)
  await save({}).catch(() => undefined)
  await save({})
  expect(times()).toBe(2)
})

test("without a dialog on the page the error is shown", async () => {
  responses = [refused]
  await expect(save({})).rejects.toMatchObject({ code: "confirmation_required", message: refused.body.error })
})
