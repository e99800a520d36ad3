import { hashPassword } from "@/lib/core/auth/password"
import type { Principal } from "@/lib/core/auth/principal"
import { endOtherSignIns } from "@/lib/features/account/service/sign-ins"
import { replacePassword } from "@/lib/features/account/store/settings"
import { confirm as confirmTwoStep } from "@/lib/features/two-step/service/setup"
import { changeStatus } from "@/lib/features/users/service/people"
import { nobody } from "../support/api"
import { query } from "../support/facts"
import { overlapped } from "../support/overlap"
import { signInByPasskey, withPasskey } from "../support/passkeys"
import { colleague } from "../support/people"
import { begin } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

// A sign-in whose password or passkey was checked before a change that ends all sign-ins, and that is opened after it.

type Person = Awaited<ReturnType<typeof colleague>>

const actorOf = (me: Person) => ({ workspaceId: 1, userId: me.user.id })
const passwordOf = (me: Person) => `the secret of ${me.user.id}`
const signIn = (me: Person) => nobody.post("/jwt/login", { email: me.user.email, password: passwordOf(me) })
const admin = { userId: 1, ability: { can: () => true } } as unknown as Principal

async function live(me: Person): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select id from sessions where workspace_id = 1 and user_id = ${me.user.id} and revoked_at is null order by created_at`,
  )
  return rows.map(({ id }) => id)
}

const principalOf = async (me: Person) =>
  ({ ...actorOf(me), sessionId: (await live(me))[0], confirmedAt: null, email: me.user.email }) as Principal

test("a sign-in with the old password fails while the password is being changed", async () => {
  const me = await colleague("editor")
  const { sessionId } = await principalOf(me)
  const [row] = await query<{ hash: string }>(
    `select password_hash as hash from users where workspace_id = 1 and id = ${me.user.id}`,
  )
  const after = await hashPassword("another secret 1")
  const { status, body } = await overlapped(
    actorOf(me),
    async (scope) => {
      expect(await replacePassword(scope, row?.hash as string, after)).toBe(true)
      await endOtherSignIns(scope, sessionId)
    },
    () => signIn(me),
  )
  expect([status, body.error]).toEqual([400, { email: expect.any(Array) }])
  expect(await live(me)).toEqual([sessionId])
  const [event] = await query<{ outcome: string }>(
    `select outcome from sign_in_events where workspace_id = 1 and user_id = ${me.user.id} order by at desc limit 1`,
  )
  expect(event?.outcome).toBe("wrong_password")
})

const whileDeactivated = <T>(me: Person, attempt: () => Promise<T>) =>
  overlapped({ workspaceId: 1, userId: 1 }, (scope) => changeStatus(scope, admin, [me.user.id], "inactive"), attempt)

test("a sign-in by password fails while the user is being deactivated", async () => {
  const me = await colleague("editor")
  expect((await whileDeactivated(me, () => signIn(me))).status).toBe(400)
  expect(await live(me)).toEqual([])
})

test("a sign-in by passkey fails while the user is being deactivated", async () => {
  const me = await withPasskey()
  await expect(whileDeactivated(me, () => signInByPasskey(me))).rejects.toThrow("invalid")
  expect(await live(me)).toEqual([])
})

test("a sign-in takes a code while two-step sign-in is being turned on", async () => {
  const me = await colleague("editor")
  const { secret } = (await begin(me, passwordOf(me))).body
  const principal = await principalOf(me)
  const { status, body } = await overlapped(
    actorOf(me),
    (scope) => confirmTwoStep(scope, principal, codeOf(secret, -1), "en"),
    () => signIn(me),
  )
  expect([status, body.code]).toEqual([401, "two_step_required"])
  expect(await live(me)).toEqual([principal.sessionId])
})

test("two sign-ins with the right password at once both succeed", async () => {
  const me = await colleague("editor")
  const both = await Promise.all([signIn(me), signIn(me)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})
