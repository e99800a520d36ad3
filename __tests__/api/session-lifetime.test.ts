import { decodeJwt } from "jose"
import { config } from "@/lib/core/config"
import { purgeSignIns } from "@/lib/features/sign-ins/service/purge"
import { caller, forget, nobody, signIn } from "../support/api"
import { query } from "../support/facts"

process.env.SESSION_MAX_SECONDS = "3600"

const sessionOf = (token: string) => String(decodeJwt(token).sid)
const age = (token: string, seconds: number) =>
  query(`update sessions set created_at = now() - interval '${seconds} seconds' where id = '${sessionOf(token)}'`)
const works = async (token: string) => (await caller(token).get("/api/bookmarks/data")).status === 200

test("near its end a session issues tokens that end with it, and afterwards none", async () => {
  const first = await signIn("admin@demo.com", "admin")
  await age(first.accessToken, 3500)
  const { status, body } = await nobody.post("/jwt/refresh-token", { refreshToken: first.refreshToken })
  expect(status).toBe(200)
  for (const token of [body.accessToken, body.refreshToken]) {
    const left = Number(decodeJwt(token).exp) - Date.now() / 1000
    expect([left > 80, left <= 100]).toEqual([true, true])
  }
  await age(first.accessToken, 3601)
  expect((await nobody.post("/jwt/refresh-token", { refreshToken: body.refreshToken })).status).toBe(401)
})

test("the end in the database counts, whatever the token says", async () => {
  const { accessToken } = await signIn("admin@demo.com", "admin")
  expect(await works(accessToken)).toBe(true)
  await age(accessToken, 3601)
  forget()
  expect(await works(accessToken)).toBe(false)
})

test("the scheduled task deletes only expired sessions, tokens, old records and unused devices", async () => {
  const [old, current] = [await signIn("client@demo.com", "client"), await signIn("client@demo.com", "client")]
  const days = config().SIGN_IN_LOG_DAYS
  await query(`update sessions set expires_at = now() - interval '25 hours' where id = '${sessionOf(old.accessToken)}'`)
  await query(
    `insert into refresh_tokens (id, session_id, issued_at, expires_at, used_at)
     values (gen_random_uuid(), '${sessionOf(current.accessToken)}', now(), now() - interval '2 minutes', now())`,
  )
  await query(
    `insert into sign_in_events (workspace_id, user_id, outcome, at) values
     (1, 2, 'limited', now() - interval '${days + 1} days'), (1, 2, 'limited', now() - interval '${days - 1} days')`,
  )
  await query(
    `insert into known_devices (workspace_id, user_id, kind, hash, last_used_at) values
     (1, 2, 'browser', 'unused', now() - interval '401 days'), (1, 2, 'browser', 'used', now() - interval '399 days')`,
  )
  await purgeSignIns()
  const count = async (sql: string) => (await query(sql)).length
  expect(await count(`select 1 from sessions where id = '${sessionOf(old.accessToken)}'`)).toBe(0)
  expect(await count(`select 1 from refresh_tokens where session_id = '${sessionOf(old.accessToken)}'`)).toBe(0)
  expect(await count(`select 1 from refresh_tokens where session_id = '${sessionOf(current.accessToken)}'`)).toBe(1)
  expect(await count("select 1 from sign_in_events where outcome = 'limited'")).toBe(1)
  expect(await query("select hash from known_devices where hash in ('used', 'unused')")).toEqual([{ hash: "used" }])
  expect(await works(current.accessToken)).toBe(true)
})
