import { type Caller, client, nobody } from "./api"
import { contents } from "./facts"

/** One call that writes: method, path, input. */
export type Write = [method: "POST" | "DELETE", path: string, input: Record<string, unknown>]

export const make = (who: Caller, [method, path, input]: Write) =>
  method === "POST" ? who.post(path, input) : who.delete(path, input)

/** Holds that a call answers 401 to nobody and 403 to the client account, and that neither leaves a trace. */
export async function expectClosed(write: Write): Promise<void> {
  const clientAccount = await client("client")
  const before = await contents()
  expect((await make(nobody, write)).status).toBe(401)
  expect((await make(clientAccount, write)).status).toBe(403)
  expect(await contents()).toEqual(before)
}

/** Holds that a read answers 401 to nobody and 403 to the client account. */
export async function expectClosedRead(path: string): Promise<void> {
  expect((await nobody.get(path)).status).toBe(401)
  expect((await (await client("client")).get(path)).status).toBe(403)
}

/** Holds that a call is refused with a message at the field, and writes nothing. */
export async function expectRefused(who: Caller, write: Write, field: string, status = 422): Promise<void> {
  const before = await contents()
  const answer = await make(who, write)
  expect([write, answer.status]).toEqual([write, status])
  expect(Object.keys(answer.body.error)).toContain(field)
  expect(answer.body.error[field][0]).toMatch(/\.$/)
  expect(await contents()).toEqual(before)
}
