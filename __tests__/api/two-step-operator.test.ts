import { findSecondFactors, resetByOperator, type SecondFactors } from "@/lib/features/two-step/service/operator"
import { nobody, signIn, stranger } from "../support/api"
import { eventsOf } from "../support/audit"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { addPasskey, list } from "../support/passkeys"
import { begin, confirm } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

const password = "long enough 1"

test("an only administrator without their second factors signs in with the password after the operator's command", async () => {
  const me = await stranger()
  const { email } = me.user
  const { secret } = (await begin(me, password)).body
  expect((await confirm(me, codeOf(secret, -1))).status).toBe(200)
  await query(`update sessions set confirmed_at = now() where user_id = ${me.user.id}`)
  await addPasskey(me)
  const another = await confirmed(await stranger(), password)
  await addPasskey(another)
  expect((await nobody.post("/jwt/login", { email, password })).body.code).toBe("two_step_required")

  const found = (await findSecondFactors(email.toUpperCase())) as SecondFactors
  expect(found).toMatchObject({ email, fullName: me.user.fullName, hasTwoStep: true, passkeys: 1 })
  captureLog()
  expect(await resetByOperator(found)).toBe(true)

  expect((await signIn(email, password)).accessToken).toEqual(expect.any(String))
  expect((await list(me)).total).toBe(0)
  expect((await list(another)).total).toBe(1)
  expect(mailTo(email)?.text).toContain("The operator of the server has switched off two-step sign-in")
  const events = (await eventsOf(me)).filter(({ call }) => call === "npm run reset-two-step")
  expect(events.map(({ recordType, actorId }) => [recordType, actorId]).sort()).toEqual([
    ["passkey", null],
    ["user", null],
  ])
  expect(await resetByOperator(found)).toBe(false)
})

test("an address that nobody signs in with is not found", async () => {
  expect(await findSecondFactors("nobody@example.org")).toBeUndefined()
})
