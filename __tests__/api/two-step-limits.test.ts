import { caller } from "../support/api"
import { careful } from "../support/two-step"
import { codeOf } from "../support/two-step-codes"

process.env.RATE_LIMIT_SIGN_IN = "5"

let addresses = 0
const from = () => caller(undefined, { "x-forwarded-for": `203.0.113.${++addresses}` })

test("guesses at the second step are counted per account, wherever they come from; a right code resets the counter", async () => {
  const me = await careful()
  const login = (code?: string) =>
    from().post("/jwt/login", { email: me.user.email, password: me.password, code: code ?? "" })
  for (let i = 0; i < 4; i++) expect((await login("000000")).body.code).toBe("two_step_invalid")
  expect((await login(codeOf(me.secret))).status).toBe(200)
  for (let i = 0; i < 5; i++) expect((await login("000000")).body.code).toBe("two_step_invalid")
  const { status, headers } = await login(me.recoveryCodes[0])
  expect(status).toBe(429)
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
})
