import { config } from "@/lib/core/config"
import { inviteToRegister } from "@/lib/features/auth/service/registration"
import { nobody } from "../support/api"
import { query } from "../support/facts"

let made = 0
const person = (more: object = {}) => {
  made++
  return { email: `grace${made}@example.org`, username: `grace${made}`, password: "carrots over the wall", ...more }
}
const register = (body: object) => nobody.post("/jwt/register", body)
const workspaces = async () => (await query("select id from workspaces")).length
const secretOf = (link: string) => new URL(link).searchParams.get("invitation") as string
const during = (mode: "open" | "invite" | "closed") => Object.assign(config(), { REGISTRATION: mode })

afterAll(() => during("open"))

test("closed: nobody can register, and nothing is written", async () => {
  during("closed")
  const before = await workspaces()
  const { status, body } = await register(person())
  expect([status, body.code]).toEqual([403, "forbidden"])
  expect(body.error).toContain("closed")
  expect(await workspaces()).toBe(before)
})

describe("by invitation", () => {
  beforeEach(() => during("invite"))

  test("an invitation opens one workspace, for the address it was sent to", async () => {
    const grace = person()
    const invitation = secretOf(await inviteToRegister(grace.email, "en"))
    expect((await register(grace)).status).toBe(403)
    expect((await register(person({ invitation }))).status).toBe(403)
    expect((await register({ ...grace, email: grace.email.toUpperCase(), invitation })).status).toBe(200)
    expect((await register(person({ invitation }))).status).toBe(403)
  })

  test("a registration that fails leaves the invitation usable", async () => {
    const grace = person()
    const invitation = secretOf(await inviteToRegister(grace.email, "en"))
    expect((await register({ ...grace, username: "admin", invitation })).body.error.username).toBeTruthy()
    expect((await register({ ...grace, invitation })).status).toBe(200)
  })

  test("an invitation ends after a week", async () => {
    const grace = person()
    const invitation = secretOf(await inviteToRegister(grace.email, "en"))
    await query(
      `update registration_invitations set expires_at = now() - interval '1 second' where email = '${grace.email}'`,
    )
    expect((await register({ ...grace, invitation })).status).toBe(403)
  })

  test("stores only a hash of the secret", async () => {
    const invitation = secretOf(await inviteToRegister("hash@example.org", "en"))
    expect(JSON.stringify(await query("select * from registration_invitations"))).not.toContain(invitation)
  })
})

test("open: anybody can register", async () => {
  during("open")
  expect((await register(person())).status).toBe(200)
})

test("of two users who register with the same e-mail at once, one gets a workspace and the other an error at the field", async () => {
  during("open")
  const before = await workspaces()
  const grace = person()
  const responses = await Promise.all([register(grace), register({ ...grace, username: "somebody.else" })])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  const refused = responses.filter(({ body }) => body.error)
  expect(refused.map(({ body }) => body.error)).toEqual([{ email: expect.any(String), username: null }])
  expect(await workspaces()).toBe(before + 1)
})
