import type { Principal } from "@/lib/core/auth/principal"
import { resend } from "@/lib/features/account/service/address-change"
import { removePasskeys } from "@/lib/features/passkeys/service/confirm"
import { newRecoveryCodes } from "@/lib/features/two-step/service/codes"
import * as twoStep from "@/lib/features/two-step/store"
import { lockUser } from "@/lib/features/users/service/access"
import { ask, confirm, emailOf, type Person, pending, person, token, undo } from "../support/address"
import { newAuthenticator } from "../support/authenticator"
import { confirmWith } from "../support/confirm"
import { query } from "../support/facts"
import { captureLog } from "../support/outbox"
import { overlapped } from "../support/overlap"
import { register, registrationOptions } from "../support/passkeys"
import { careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

// Two requests of one user at once, for their address and their second factors.

beforeEach(() => void captureLog())

const actorOf = (me: { user: { id: number } }) => ({ workspaceId: 1, userId: me.user.id })
const resendAsPerson = (me: Person) => me.post("/account-setting/resend-address-change")
const countOf = async (table: string, me: { user: { id: number } }, where = "true") => {
  const [row] = await query<{ n: number }>(
    `select count(*)::int as n from ${table} where workspace_id = 1 and user_id = ${me.user.id} and ${where}`,
  )
  return row?.n
}
const isOpen = "ended_at is null and effective_at is null"

describe("a change of address", () => {
  test("that is mailed twice at once has one link, and counts twice towards the hourly limit", async () => {
    const me = await person()
    await ask(me, `next.${me.user.email}`)
    for (let sent = 1; sent < 4; sent++) expect((await resendAsPerson(me)).status).toBe(200)
    const principal = { ...actorOf(me), isEmailConfirmed: true } as Principal
    const { status } = await overlapped(
      actorOf(me),
      (scope) => resend(scope, principal, "en"),
      () => resendAsPerson(me),
    )
    expect(status).toBe(429)
    expect(await countOf("address_changes", me, isOpen)).toBe(1)
  })

  test("that is cancelled while it is mailed again is not pending any more", async () => {
    const me = await person()
    await ask(me, `next.${me.user.email}`)
    const principal = { ...actorOf(me), isEmailConfirmed: true } as Principal
    const { status } = await overlapped(
      actorOf(me),
      (scope) => resend(scope, principal, "en"),
      () => me.post("/account-setting/cancel-address-change"),
    )
    expect(status).toBe(200)
    expect(await pending(me)).toBeNull()
  })

  test("ends when another pending one is rejected", async () => {
    const me = await person()
    const [first, second] = [`first.${me.user.email}`, `second.${me.user.email}`]
    await ask(me, first)
    const secret = token(first)
    await ask(me, second)
    // As if both had been requested at once.
    await query(`update address_changes set ended_at = null where workspace_id = 1 and new_email = '${first}'`)
    expect((await undo(token(me.user.email))).status).toBe(200)
    expect(await countOf("address_changes", me, isOpen)).toBe(0)
    expect((await confirm(secret)).status).toBe(422)
    expect(await emailOf(me)).toBe(me.user.email)
  })
})

test("recovery codes that are renewed twice at once are ten", async () => {
  const me = await careful()
  await confirmWith(me, { code: codeOf(me.secret) })
  const { status } = await overlapped(
    actorOf(me),
    async (scope) => {
      await twoStep.find(scope.db, scope, { lock: true })
      await twoStep.replaceRecoveryCodes(scope.db, scope, newRecoveryCodes(scope).hashes)
    },
    () => me.post("/account-setting/renew-recovery-codes", { password: me.password }),
  )
  expect(status).toBe(200)
  expect(await countOf("recovery_codes", me)).toBe(10)
})

test("a user who registers two passkeys at once has no more than twenty", async () => {
  const me = await person()
  const insert = (amount: number) => `insert into passkeys
    (workspace_id, user_id, credential_id, public_key, counter, transports, device_type, is_backed_up, aaguid, name)
    select 1, ${me.user.id}, gen_random_uuid(), '', 0, '{}', 'singleDevice', false, '', 'Key'
    from generate_series(1, ${amount})`
  await query(insert(19))
  const credential = newAuthenticator().create(await registrationOptions(me))
  const { status } = await overlapped(
    actorOf(me),
    async (scope) => {
      await lockUser(scope.db, scope)
      await scope.db.execute(insert(1))
    },
    () => register(me, credential),
  )
  expect(status).toBe(409)
  expect(await countOf("passkeys", me)).toBe(20)
})

test("a passkey isn't registered with a sign-in that is being ended", async () => {
  const me = await person()
  const credential = newAuthenticator().create(await registrationOptions(me))
  const { status } = await overlapped(
    actorOf(me),
    async (scope) => {
      await lockUser(scope.db, scope)
      await scope.db.execute(
        `update sessions set revoked_at = now() where workspace_id = 1 and user_id = ${me.user.id}`,
      )
      await removePasskeys(scope.db, scope)
    },
    () => register(me, credential),
  )
  expect(status).toBe(401)
  expect(await countOf("passkeys", me)).toBe(0)
})
