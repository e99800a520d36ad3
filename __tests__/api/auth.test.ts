import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose"
import { caller, forget, nobody, signIn } from "../support/api"
import { contents, query } from "../support/facts"

const login = (body: unknown) => nobody.post("/jwt/login", body)
const refresh = (refreshToken?: string) => nobody.post("/jwt/refresh-token", { refreshToken })
const works = async (accessToken: string) => (await caller(accessToken).get("/api/bookmarks/data")).status === 200
let accounts = 0
const newcomer = () => {
  accounts++
  return { username: `newcomer${accounts}`, email: `newcomer${accounts}@example.org`, password: "a good secret" }
}
const registered = async () => {
  const values = newcomer()
  const { body } = await nobody.post("/jwt/register", values)
  return { ...values, accessToken: body.accessToken as string }
}

describe("sign in", () => {
  test("an administrator may manage everything", async () => {
    const { status, body } = await login({ email: "admin@demo.com", password: "admin" })
    expect(status).toBe(200)
    expect(body.userData).toEqual({
      id: 1,
      fullName: expect.any(String),
      username: "admin",
      avatar: expect.any(String),
      email: "admin@demo.com",
      role: "admin",
      ability: [{ action: "manage", subject: "all" }],
      extras: { eCommerceCartItemsCount: 3 },
    })
    expect(JSON.stringify(body)).not.toContain("argon2")
  })

  test("a client may read ACL and Auth", async () => {
    const { body } = await login({ email: "client@demo.com", password: "client" })
    expect(body.userData.role).toBe("client")
    expect(body.userData.ability).toEqual([
      { action: "read", subject: "ACL" },
      { action: "read", subject: "Auth" },
    ])
  })

  test("case and surrounding spaces are ignored in the e-mail, not in the password", async () => {
    expect((await login({ email: " Admin@Demo.com ", password: "admin" })).status).toBe(200)
    expect((await login({ email: "admin@demo.com", password: "Admin" })).status).toBe(400)
  })

  test("both tokens are valid for 600 s, use HS256, carry the id and are signed with separate keys", async () => {
    const { accessToken, refreshToken } = await signIn("admin@demo.com", "admin")
    for (const token of [accessToken, refreshToken]) {
      const { exp, iat, id } = decodeJwt(token)
      expect([Number(exp) - Number(iat), id]).toEqual([600, 1])
      expect(decodeProtectedHeader(token).alg).toBe("HS256")
    }
    expect(accessToken.split(".")[2]).not.toBe(refreshToken.split(".")[2])
  })

  test.each([
    ["a wrong password", { email: "admin@demo.com", password: "nope" }],
    ["an unknown e-mail", { email: "nobody@demo.com", password: "admin" }],
    ["no e-mail address at all", { email: "admin", password: "admin" }],
  ])("%s: 400 in the contract's shape", async (_, body) => {
    const response = await login(body)
    expect(response.status).toBe(400)
    expect(response.body).toEqual({ error: { email: ["Email or Password is Invalid"] }, code: "invalid" })
  })

  test("missing fields: 422 with each named", async () => {
    const { status, body } = await login({})
    expect([status, Object.keys(body.error).sort()]).toEqual([422, ["email", "password"]])
  })

  test("a user without a password, or a deactivated one, can't sign in", async () => {
    const [person] = await query<{ email: string }>("select email from users where password_hash is null limit 1")
    expect((await login({ email: person?.email, password: "x" })).status).toBe(400)
    const account = await registered()
    await query(`update users set status = 'inactive' where email = '${account.email}'`)
    expect((await login(account)).status).toBe(400)
    forget()
    expect(await works(account.accessToken)).toBe(false)
  })
})

describe("bearer tokens", () => {
  const strange = {
    "a word": "hello",
    empty: "",
    "three dots": "a.b.c",
    "no signature": `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"id":1}').toString("base64url")}.`,
  }
  test.each(Object.entries(strange))("%s: 401", async (_, token) => {
    const { status, body } = await nobody.send("/api/users/list/data", {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([status, body.code]).toEqual([401, "unauthorized"])
  })

  test("a refresh token isn't accepted as an access token, nor the other way round", async () => {
    const { accessToken, refreshToken } = await signIn("admin@demo.com", "admin")
    expect(await works(refreshToken)).toBe(false)
    expect((await refresh(accessToken)).status).toBe(401)
  })

  test("a token signed with another key is rejected", async () => {
    const { accessToken } = await signIn("admin@demo.com", "admin")
    const forged = await new SignJWT(decodeJwt(accessToken))
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
      .sign(new TextEncoder().encode("some other secret of enough letters"))
    expect(await works(forged)).toBe(false)
  })
})

describe("register", () => {
  test("returns the administrator of a new workspace with sample users", async () => {
    const values = newcomer()
    const { status, body } = await nobody.post("/jwt/register", values)
    expect(status).toBe(200)
    expect(body.user).toEqual({
      id: 1,
      email: values.email,
      username: values.username,
      fullName: expect.any(String),
      avatar: expect.any(String),
      role: "admin",
      ability: [{ action: "manage", subject: "all" }],
    })
    const own = await caller(body.accessToken).get("/api/users/list/data")
    expect([own.status, own.body.total > 10]).toEqual([200, true])
    expect((await login(values)).status).toBe(200)
  })

  test("a taken e-mail or username returns 200 with both keys", async () => {
    const values = await registered()
    const taken = async (change: object) => (await nobody.post("/jwt/register", { ...newcomer(), ...change })).body
    const email = "This email is already in use."
    const username = "This username is already in use."
    expect(await taken({ email: values.email.toUpperCase() })).toEqual({ error: { email, username: null } })
    expect(await taken({ username: values.username })).toEqual({ error: { email: null, username } })
    expect(await taken(values)).toEqual({ error: { email, username } })
    expect((await nobody.post("/jwt/register", values)).status).toBe(200)
  })

  test.each([
    ["password", "short"],
    ["password", "aaaaaaaaaa"],
    ["email", "nope"],
    ["username", "a b"],
    ["username", undefined],
    ["email", undefined],
    ["password", undefined],
  ])("%s = %s: 422, nothing written", async (field, value) => {
    const before = await contents()
    const { status, body } = await nobody.post("/jwt/register", { ...newcomer(), [field]: value })
    expect([status, Object.keys(body.error)]).toEqual([422, [field]])
    expect(await contents()).toEqual(before)
  })

  test("two concurrent registrations with one e-mail create one workspace", async () => {
    const values = newcomer()
    const responses = await Promise.all([nobody.post("/jwt/register", values), nobody.post("/jwt/register", values)])
    for (const { status } of responses) expect([200, 409]).toContain(status)
    expect(responses.filter(({ body }) => body.user)).toHaveLength(1)
    expect(await query(`select 1 from users where email = '${values.email}'`)).toHaveLength(1)
  })
})
