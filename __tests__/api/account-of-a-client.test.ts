import { signIn } from "../support/api"
import { colleague } from "../support/people"
import { codeOf } from "../support/two-step-codes"

// A client has no permission for accounts, yet a password and sign-ins of their own.

test("a client changes their password and looks after their sign-ins", async () => {
  const me = await colleague("subscriber")
  const password = `the secret of ${me.user.id}`
  const newPassword = "four unrelated words"
  expect((await me.post("/account-setting/change-password", { password, newPassword })).status).toBe(200)
  await signIn(me.user.email, newPassword)
  const { signIns } = (await me.get("/account-setting/sign-ins")).body
  const other = signIns.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  expect((await me.post("/account-setting/end-sign-in", { id: other.id })).status).toBe(200)
  for (const path of ["sign-in-activity", "devices", "two-step"])
    expect([path, (await me.get(`/account-setting/${path}`)).status]).toEqual([path, 200])
})

test("a client switches two-step sign-in on, and off after a confirmation", async () => {
  const me = await colleague("subscriber")
  const password = `the secret of ${me.user.id}`
  const { secret } = (await me.post("/account-setting/begin-two-step", { password })).body
  const { status } = await me.post("/account-setting/confirm-two-step", { code: codeOf(secret, -1) })
  expect(status).toBe(200)
  const off = () => me.post("/account-setting/switch-off-two-step", { password })
  expect((await off()).body.code).toBe("confirmation_required")
  expect((await me.post("/account-setting/confirm", { code: codeOf(secret) })).status).toBe(200)
  expect((await off()).status).toBe(200)
})

test("the other settings stay closed to a client", async () => {
  const me = await colleague("subscriber")
  for (const path of ["data", "preferences", "usage", "address-change"])
    expect([path, (await me.get(`/account-setting/${path}`)).status]).toEqual([path, 403])
  expect((await me.post("/account-setting/update-general", { fullName: "Someone" })).status).toBe(403)
})
