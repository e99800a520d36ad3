import { calls } from "@/lib/features"
import { type Answer, type Caller, client, nobody } from "../support/api"
import { contents } from "../support/facts"
import { fieldNames, nastyBodies, nastyValues, wellFormed, withField } from "../support/hostile"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

/** What every answer to hostile input must be: no failure of ours, and a refusal says why in JSON. */
function expectSound({ status, body }: Answer, what: unknown) {
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(what).slice(0, 300)}: ${JSON.stringify(body)}`)
  if (status < 400) return
  const { error, code } = body as { error: unknown; code: string }
  expect(code).toMatch(/^[a-z_]+$/)
  const messages = typeof error === "string" ? [error] : Object.values(error as Record<string, string[]>).flat()
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(message).toMatch(/\w/)
}

let known: Awaited<ReturnType<typeof contents>> | undefined

/** Runs a request and holds that, if it was refused, it wrote nothing; a lawful one may write. */
async function harmless(send: () => Promise<Answer>, what: unknown) {
  known ??= await contents()
  const answer = await send()
  expectSound(answer, what)
  if (answer.status >= 400) expect([what, await contents()]).toEqual([what, known])
  else known = undefined
}

// Whoever signs out or writes into the sign-in here would end the test's own; these get hostile input as nobody.
const endsSession = new Set(["logout", "logoutEverywhere"])
const posts = calls.filter(({ method, upload }) => method === "POST" && !upload)
const withQuery = calls.filter(({ query }) => query)

test.each(posts.map((call) => [call.path, call] as const))("POST %s: bodies that are none", async (path, call) => {
  const who = call.can === "public" || endsSession.has(call.name) ? nobody : admin
  for (const { name, body, type = "application/json" } of nastyBodies) {
    const bytes = name === "not UTF-8" ? new Uint8Array([0x22, 0xff, 0xfe, 0x22]) : body
    await harmless(
      () => who.send(path, { method: "POST", body: bytes, headers: { "content-type": type } }),
      [path, name],
    )
  }
})

test.each(posts.filter(({ body }) => body).map((call) => [call.path, call] as const))(
  "POST %s: bad values in every field",
  async (path, call) => {
    const who = call.can === "public" ? nobody : admin
    for (const field of fieldNames(call.body)) {
      for (const value of nastyValues) {
        const body = JSON.stringify(withField(wellFormed(call), field, value))
        await harmless(() => who.post(path, body), [path, field, String(value).slice(0, 40)])
      }
    }
  },
  60_000,
)

test.each(withQuery.map((call) => [call.path, call.method, call] as const))(
  "%s %s: bad values in every query field",
  async (path, method, call) => {
    for (const field of fieldNames(call.query)) {
      for (const value of nastyValues.flatMap((value) =>
        typeof value === "object" ? [JSON.stringify(value)] : [String(value)],
      )) {
        const text = value.slice(0, 5000)
        const search = `?${new URLSearchParams([[field, text]])}&${encodeURIComponent(field)}[]=${encodeURIComponent(text.toWellFormed())}`
        const body = call.upload ? new Uint8Array([1, 2, 3]) : undefined
        const headers = { "content-type": "image/png" }
        await harmless(
          () => admin.send(path, { method, search: `?${new URLSearchParams([[field, text]])}`, body, headers }),
          [path, field, text.slice(0, 40)],
        )
        await harmless(() => admin.send(path, { method, search, body, headers }), [path, `${field} twice`])
      }
    }
    for (const search of [
      "?%",
      "?%ff=%ff",
      "?__proto__=1&constructor=2",
      `?${"a=1&".repeat(5000)}`,
      "?[]=1",
      "?=&=&&",
    ]) {
      await harmless(() => admin.send(path, { method, search }), [path, search.slice(0, 40)])
    }
  },
  60_000,
)

test("nothing of it got into the prototype of all objects", () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})
