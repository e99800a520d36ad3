import {
  age,
  ask,
  check,
  confirm,
  dead,
  emailOf,
  type Person,
  passwordOf,
  person,
  token,
  undo,
} from "../support/address"
import { caller, client, nobody, signIn } from "../support/api"
import { confirmed } from "../support/confirm"
import { captureLog, mailTo, tokenIn } from "../support/outbox"
import { addPerson, fresh } from "../support/people"

beforeEach(() => void captureLog())

describe("the old address", () => {
  async function taken() {
    const me = await person()
    const email = `thief.${me.user.email}`
    await ask(me, email)
    const refuse = token(me.user.email)
    return { me, email, refuse, secret: token(email) }
  }
  async function expectOurs(me: Person) {
    expect(await emailOf(me)).toBe(me.user.email)
    expect((await me.get("/account-setting/data")).status).toBe(401)
    // The person who asked for the change knew the password.
    expect((await nobody.post("/jwt/login", { email: me.user.email, password: passwordOf(me) })).status).toBe(400)
    const reset = mailTo(me.user.email)
    expect(reset?.text).toContain("/reset-password?token=")
    const response = await nobody.post("/jwt/reset-password", {
      token: tokenIn(reset?.text),
      password: "mine again, ha",
    })
    expect(response.status).toBe(200)
    expect((await signIn(me.user.email, "mine again, ha")).userData.id).toBe(me.user.id)
  }

  test("can reject a pending change", async () => {
    const { me, refuse, secret } = await taken()
    expect((await check(refuse)).act).toBe("refuse")
    expect((await undo(refuse)).body).toEqual({ email: me.user.email })
    expect((await confirm(secret)).status).toBe(422)
    await expectOurs(me)
    expect((await undo(refuse)).status).toBe(422)
  })

  test.each(["first", "second"])("can undo a confirmed change with the link of the %s e-mail", async (which) => {
    const { me, refuse, secret } = await taken()
    await confirm(secret)
    const link = which === "first" ? refuse : token(me.user.email)
    expect((await check(link)).act).toBe("undo")
    expect((await undo(link)).status).toBe(200)
    await expectOurs(me)
  })

  test("can undo for seven days, whatever the thief does meanwhile", async () => {
    const { me, email, refuse, secret } = await taken()
    await confirm(secret)
    await confirmed(me, passwordOf(me))
    // Change to a second address, and undo that change.
    const further = `further.${email}`
    await ask(me, further)
    await confirm(token(further))
    await undo(token(email))
    expect(await emailOf(me)).toBe(email)
    const { accessToken } = await resetAndSignIn(email)
    const again = caller(accessToken)
    await again.post("/account-setting/change-password", {
      password: "a thief's own 1",
      newPassword: "a thief's own 2",
    })
    // The thief's password requests don't use up the e-mail quota that undo needs.
    for (let i = 0; i < 4; i++) await nobody.post("/jwt/forgot-password", { email })
    await age("6 days")
    expect((await check(refuse)).act).toBe("undo")
    expect((await undo(refuse)).status).toBe(200)
    await expectOurs(me)
  })

  async function resetAndSignIn(email: string) {
    await nobody.post("/jwt/reset-password", { token: token(email), password: "a thief's own 1" })
    return signIn(email, "a thief's own 1")
  }

  test("stays reserved until then, in the workspace and for registration", async () => {
    const { me, email, refuse, secret } = await taken()
    await confirm(secret)
    const old = me.user.email.toUpperCase()
    const registered = await nobody.post("/jwt/register", {
      username: `squatter${me.user.id}`,
      email: old,
      password: "quite a secret 7",
    })
    expect(registered.body.error).toEqual({ email: expect.anything(), username: null })
    const admin = await client("admin")
    const added = await admin.post("/apps/users/add-user", { ...fresh(), email: old })
    expect([added.status, Object.keys(added.body.error)]).toEqual([409, ["email"]])
    const other = await addPerson()
    const renamed = await admin.post("/apps/users/update-user", { user: { id: other.id, email: old } })
    expect([renamed.status, Object.keys(renamed.body.error)]).toEqual([409, ["email"]])
    expect((await undo(refuse)).body).toEqual({ email: me.user.email })
    expect((await admin.post("/apps/users/add-user", { ...fresh(), email })).status).toBe(201)
  })

  test("can't undo after a week", async () => {
    const { me, email, refuse, secret } = await taken()
    await confirm(secret)
    await age("8 days")
    expect(await check(refuse)).toEqual(dead)
    expect((await undo(refuse)).status).toBe(422)
    expect(await emailOf(me)).toBe(email)
  })
})
