import { backgroundDone } from "@/lib/core/background"
import { authOptions } from "@/lib/features/auth/next-auth/options"
import { caller, nobody } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo, tokenIn } from "../support/outbox"
import { careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

type Person = Awaited<ReturnType<typeof careful>>
const login = ({ user, password }: Person, code?: string) =>
  nobody.post("/jwt/login", { email: user.email, password, ...(code === undefined ? {} : { code }) })
const refusal = (answer: Awaited<ReturnType<typeof login>>) => [
  answer.status,
  answer.body.code,
  Object.keys(answer.body.error),
]
const required = [401, "two_step_required", ["code"]]
const invalid = [401, "two_step_invalid", ["code"]]

test("the right password alone reveals that a code is missing; a wrong one doesn't", async () => {
  const me = await careful()
  expect(refusal(await login(me))).toEqual(required)
  expect(refusal(await login(me, ""))).toEqual(required)
  expect((await login({ ...me, password: "wrong" })).body).toEqual({
    error: { email: ["Email or Password is Invalid"] },
    code: "invalid",
  })
  expect((await login({ ...me, password: "wrong" }, codeOf(me.secret))).status).toBe(400)
})

test("with the app's code the response is that of any sign-in, and the tokens work", async () => {
  const me = await careful()
  const { status, body } = await login(me, codeOf(me.secret))
  expect([status, Object.keys(body)]).toEqual([200, ["userData", "accessToken", "refreshToken"]])
  expect((await caller(body.accessToken).get("/account-setting/two-step")).body.isOn).toBe(true)
  expect((await nobody.post("/jwt/refresh-token", { refreshToken: body.refreshToken })).status).toBe(200)
})

test("a code works once, and earlier codes don't work after it", async () => {
  const me = await careful()
  const [now, next] = [codeOf(me.secret), codeOf(me.secret, 1)]
  expect((await login(me, now)).status).toBe(200)
  expect(refusal(await login(me, now))).toEqual(invalid)
  expect((await login(me, next)).status).toBe(200)
  expect(refusal(await login(me, codeOf(me.secret, -1)))).toEqual(invalid)
})

test("of two concurrent sign-ins with one code only one succeeds", async () => {
  const me = await careful()
  const code = codeOf(me.secret)
  const answers = await Promise.all([login(me, code), login(me, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test("codes of other times or users, and missing codes, are rejected", async () => {
  const me = await careful()
  const other = await careful()
  for (const code of [
    codeOf(me.secret, 3),
    codeOf(me.secret, -3),
    codeOf(other.secret),
    "12345",
    "abc",
    "x".repeat(40),
  ]) {
    expect([code, ...refusal(await login(me, code))]).toEqual([code, ...invalid])
  }
  expect(refusal(await login(me, other.recoveryCodes[0]))).toEqual(invalid)
  expect((await login(me, "x".repeat(41))).status).toBe(422)
})

test("a recovery code works once, however it is typed, and the user is notified", async () => {
  const me = await careful()
  const code = String(me.recoveryCodes[0])
  captureLog()
  const { status, body } = await login(me, ` ${code.replaceAll("-", " ").toUpperCase()} `)
  expect(status).toBe(200)
  const mail = mailTo(me.user.email)
  expect([mail?.subject, mail?.text]).toEqual(["A recovery code was used", expect.stringContaining("9 are left")])
  expect((await caller(body.accessToken).get("/account-setting/two-step")).body.recoveryCodesLeft).toBe(9)
  expect(refusal(await login(me, code))).toEqual(invalid)
  expect((await login(me, me.recoveryCodes[1])).status).toBe(200)
})

test("resetting the password by e-mail doesn't turn it off", async () => {
  const me = await careful()
  captureLog()
  await nobody.post("/jwt/forgot-password", { email: me.user.email })
  await backgroundDone()
  const token = tokenIn(mailTo(me.user.email)?.text)
  const password = "another secret 8"
  expect((await nobody.post("/jwt/reset-password", { token, password })).status).toBe(200)
  expect(refusal(await login({ ...me, password }))).toEqual(required)
  expect((await login({ ...me, password }, codeOf(me.secret))).status).toBe(200)
})

test("with another AUTH_SECRET the app's codes are lost and recovery codes still work", async () => {
  const me = await careful()
  await query(`update two_steps set secret = 'AAAA.BBBB.CCCC' where workspace_id = 1 and user_id = ${me.user.id}`)
  expect(refusal(await login(me, codeOf(me.secret)))).toEqual(invalid)
  expect((await login(me, me.recoveryCodes[0])).status).toBe(200)
})

test("the browser's sign-in asks for the second step in the same way", async () => {
  const me = await careful()
  const [provider] = authOptions().providers as unknown as {
    options: { authorize(credentials: object, request: object): Promise<{ accessToken: string }> }
  }[]
  const authorize = (code?: string) =>
    provider?.options.authorize(
      { email: me.user.email, password: me.password, ...(code ? { code } : {}) },
      { headers: { "x-forwarded-for": "192.0.2.1" } },
    )
  await expect(authorize()).rejects.toThrow("two_step_required")
  await expect(authorize("000000")).rejects.toThrow("two_step_invalid")
  const code = codeOf(me.secret)
  const answer = await authorize(code)
  expect((await caller(answer?.accessToken).get("/account-setting/two-step")).status).toBe(200)
  await expect(authorize(code)).rejects.toThrow("two_step_invalid")
})
