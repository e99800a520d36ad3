import { type Caller, client, nobody } from "./api"
import { contents } from "./facts"

/** A writing request: method, path, input. */
export type Write = [method: "POST" | "DELETE", path: string, input: Record<string, unknown>]

export const make = (who: Caller, [method, path, input]: Write) =>
  method === "POST" ? who.post(path, input) : who.delete(path, input)

/** Checks that a request answers 401 signed out and 403 for the client account, and that neither writes anything. */
export async function expectClosed(write: Write): Promise<void> {
  const clientAccount = await client("client")
  const before = await contents()
  expect((await make(nobody, write)).status).toBe(401)
  expect((await make(clientAccount, write)).status).toBe(403)
  expect(await contents()).toEqual(before)
}

/** Checks that a read answers 401 signed out and 403 for the client account. */
export async function expectClosedRead(path: string): Promise<void> {
  expect((await nobody.get(path)).status).toBe(401)
  expect((await (await client("client")).get(path)).status).toBe(403)
}

/** Checks that a request is rejected with a message at the field, and writes nothing. */
export async function expectRefused(who: Caller, write: Write, field: string, status = 422): Promise<void> {
  const before = await contents()
  const response = await make(who, write)
  expect([write, response.status]).toEqual([write, status])
  expect(Object.keys(response.body.error)).toContain(field)
  expect(response.body.error[field][0]).toMatch(/\.$/)
  expect(await contents()).toEqual(before)
}
