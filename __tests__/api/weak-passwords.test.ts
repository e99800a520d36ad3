import { weaknessOf } from "@/lib/core/auth/weak-password"
import { backgroundDone } from "@/lib/core/background"
import { client, nobody } from "../support/api"
import { contents, query } from "../support/facts"
import { captureLog, mailTo, tokenIn } from "../support/outbox"
import { addPerson, colleague } from "../support/people"

const known = {
  email: "greta.gruender@laden.example",
  username: "gretag",
  fullName: "Greta Gründer",
  company: "Corner & Sons",
}

test.each([
  "password",
  "Password1!",
  "P@ssw0rd2026",
  "letmein123",
  "drowssap1",
  "iloveyou!",
  "Sommer2026!",
  "fußball2024",
  "Schmetterling",
  "bonjour123",
  "Élodie1999",
  "motdepasse1",
  "futebol2025",
  "palavra-passe",
  "senha12345",
  "qwertzuiop",
  "azerty12345",
  "1q2w3e4r5t",
  "aaaa1111",
  "passwordpassword",
  "Hk3$Hk3$Hk3$",
  "87654321",
  "19870412",
])("%s is common", async (password) => {
  expect(await weaknessOf(password, known)).toBe("passwordCommon")
})

test.each([
  "greta.gruender@laden.example",
  "greta2026!",
  "Gruender1987",
  "gr3t4.gruender",
  "gretagreta",
  "cornersons1",
  "laden2026x",
  "CornerLedger1",
  "c0rnerl3dger!",
])("%s is made of the user's own details", async (password) => {
  expect(await weaknessOf(password, known)).toBe("passwordOwn")
})

test.each([
  "four unrelated words",
  "correct horse battery",
  "Kx7#mQ2!vb",
  "giraffe-lamp-42-tide",
  "tr0ub4dor&3x9",
  "8f3a9c1e",
  "greta liest gern bücher",
  "zwölf Boxkämpfer jagen",
  'a "quoted" word',
])("%s is accepted", async (password) => {
  expect(await weaknessOf(password, known)).toBeUndefined()
})

const german = { headers: { "accept-language": "de", "content-type": "application/json" }, method: "POST" }

test("registration rejects a common password and the user's own name, in their language, and writes nothing", async () => {
  const values = { email: "frieda@kaufhaus.example", username: "frieda.k" }
  const before = await contents()
  const register = (password: string) =>
    nobody.send("/jwt/register", { ...german, body: JSON.stringify({ ...values, password }) })
  const common = await register("Sommer2026!")
  expect([common.status, common.body.error.password]).toEqual([
    422,
    [expect.stringContaining("Verwenden Sie mehrere Wörter ohne Zusammenhang")],
  ])
  const own = await register("kaufhaus99")
  expect([own.status, own.body.error.password]).toEqual([422, [expect.stringContaining("Firma")]])
  expect(await contents()).toEqual(before)
})

test("changing the password rejects it at the new password", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  const change = (newPassword: string) => me.post("/account-setting/change-password", { password, newPassword })
  expect(Object.keys((await change("football99")).body.error)).toEqual(["newPassword"])
  expect((await change(`${me.user.email.split("@")[0]}!2026`)).status).toBe(422)
  expect((await change("four unrelated words")).status).toBe(200)
})

test.each(["reset", "invite"])("a link to %s rejects it and stays valid", async (purpose) => {
  captureLog()
  const { user } =
    purpose === "reset" ? await colleague("editor") : { user: await addPerson({ company: "Fischhandel" }) }
  if (purpose === "reset") await nobody.post("/jwt/forgot-password", { email: user.email })
  else await (await client("admin")).post("/apps/users/invite-user", { id: user.id })
  await backgroundDone()
  const token = tokenIn(mailTo(user.email)?.text)
  const reset = (password: string) => nobody.post("/jwt/reset-password", { token, password })
  for (const weak of ["Password1!", "new.person.2026"]) {
    const { status, body } = await reset(weak)
    expect([status, Object.keys(body.error)]).toEqual([422, ["password"]])
  }
  if (purpose === "invite") expect((await reset("fischhandel!")).status).toBe(422)
  expect((await reset("four unrelated words")).status).toBe(200)
  expect(await query(`select 1 from account_links where user_id = ${user.id} and used_at is null`)).toEqual([])
})

test("the demo accounts keep their fixed passwords", async () => {
  for (const who of ["admin", "client"]) {
    expect((await nobody.post("/jwt/login", { email: `${who}@demo.com`, password: who })).status).toBe(200)
  }
})
