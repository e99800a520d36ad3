import { caller, client, nobody } from "../support/api"
import { tokenIn } from "../support/outbox"
import { deliverAll, serve, stopServing } from "../support/smtp"

afterEach(stopServing)

/** The links to confirm an address that were mailed to it, in quoted-printable. */
const linksTo = (mails: { to: string[]; text: string }[], address: string) =>
  mails
    .filter(({ to }) => to.includes(address))
    .flatMap(
      ({ text }) => /confirm-address\?token=([\w-]+)/.exec(text.replace(/=\r\n/g, "").replace(/=3D/g, "="))?.[1] ?? [],
    )

test("an invited user who uses the link their inviter passed on still has to confirm it, and is mailed a link", async () => {
  const server = await serve()
  const admin = await client("admin")
  const email = "handed@elsewhere.example"
  const { user } = (await admin.post("/apps/users/add-user", { fullName: "Han Ded", email, role: "editor" })).body
  const invited = (await admin.post("/apps/users/invite-user", { id: user.id })).body
  expect(invited.sendsMail).toBe(true)
  const password = "long enough 78"
  expect((await nobody.post("/jwt/reset-password", { token: tokenIn(invited.link), password })).status).toBe(200)
  const { accessToken } = (await nobody.post("/jwt/login", { email, password })).body
  expect((await caller(accessToken).get("/account-setting/address-change")).body.mustConfirm).toBe(true)
  await deliverAll()
  const [token = ""] = linksTo(server.arrived, email)
  expect((await nobody.post("/account-setting/confirm-address", { token })).status).toBe(200)
  expect((await caller(accessToken).get("/account-setting/address-change")).body.mustConfirm).toBe(false)
})
