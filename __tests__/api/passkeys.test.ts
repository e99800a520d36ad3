import { challengeMs } from "@/lib/features/passkeys/service/challenges"
import { nobody } from "../support/api"
import { newAuthenticator } from "../support/authenticator"
import { skip } from "../support/clock"
import { confirmed, letConfirmationsExpire } from "../support/confirm"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import {
  addPasskey,
  confirmationOptions,
  list,
  register,
  registrationOptions,
  signInByPasskey,
  signInOptions,
  withPasskey,
} from "../support/passkeys"
import { colleague } from "../support/people"

const sure = async () => {
  const me = await colleague("editor")
  return { ...(await confirmed(me, `the secret of ${me.user.id}`)), user: me.user }
}

test("options ask for a discoverable passkey of our host that verifies its user", async () => {
  const { passkey: _, ...me } = await withPasskey()
  const options = await registrationOptions(me)
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Cornerledger" },
    user: { name: me.user.email, displayName: me.user.fullName },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ transports: ["internal"] }],
  })
  expect(await signInOptions()).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] })
  const own = await confirmationOptions(me)
  expect(own.allowCredentials).toEqual(options.excludeCredentials)
})

test("a registered passkey is listed with its name, and the user is notified", async () => {
  const me = await sure()
  expect(await list(me)).toEqual({ data: [], total: 0, page: 1, perPage: 20 })
  captureLog()
  const { passkey } = await addPasskey(me)
  expect(passkey).toMatchObject({ name: "Laptop", isBackedUp: false, lastUsedAt: null })
  expect((await list(me)).data).toEqual([passkey])
  expect(mailTo(me.user.email)).toMatchObject({
    subject: "A passkey was added to your account",
    text: expect.stringContaining("“Laptop”"),
  })
})

test("without a name, a passkey is named after the browser", async () => {
  const me = await sure()
  const credential = newAuthenticator().create(await registrationOptions(me))
  const userAgent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36"
  const { status, body } = await me.send("/api/v1/passkeys", {
    method: "POST",
    body: JSON.stringify({ credential }),
    headers: { "content-type": "application/json", "user-agent": userAgent },
  })
  expect([status, body.name]).toEqual([201, "Chrome, Windows 10"])
})

test("adding and removing need a confirmed sign-in, renaming doesn't", async () => {
  const me = await withPasskey()
  const id = me.passkey.id
  await letConfirmationsExpire()
  const answers = [
    await me.post("/api/v1/passkeys/registration-options"),
    await register(me, newAuthenticator().create({ user: { id: "eA" }, challenge: "eA" })),
    await me.delete("/api/v1/passkeys/{id}", {}, { id }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, "confirmation_required"]),
  )
  const renamed = await me.patch("/api/v1/passkeys/{id}", { name: " Work laptop " }, { id })
  expect([renamed.status, renamed.body]).toEqual([200, { ...me.passkey, name: "Work laptop" }])
  expect((await me.patch("/api/v1/passkeys/{id}", { name: "" }, { id })).status).toBe(422)
  expect((await list(me)).data[0].name).toBe("Work laptop")
})

test.each([
  ["another origin", { origin: "https://cornerledger.example" }],
  ["another host", { rpId: "cornerledger.example" }],
  ["no user verification", { userVerified: false }],
  ["a challenge of somebody else's making", { challenge: Buffer.alloc(54).toString("base64url") }],
])("a registration with %s is rejected", async (_name, wrong) => {
  const me = await sure()
  const { status, body } = await register(me, newAuthenticator().create(await registrationOptions(me), wrong))
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, ["credential"]])
  expect((await list(me)).total).toBe(0)
})

test("a registration challenge works once, for five minutes, and only in the sign-in that asked for it", async () => {
  const [me, other] = [await sure(), await sure()]
  const options = await registrationOptions(me)
  expect((await register(other, newAuthenticator().create(options))).status).toBe(422)
  expect(
    (
      await register(
        me,
        newAuthenticator().create(await signInOptions().then((one) => ({ ...options, challenge: one.challenge }))),
      )
    ).status,
  ).toBe(422)
  expect((await register(me, newAuthenticator().create(options))).status).toBe(201)
  expect((await register(me, newAuthenticator().create(options))).status).toBe(422)
  const late = await registrationOptions(me)
  skip(challengeMs + 1000)
  expect((await register(me, newAuthenticator().create(late))).status).toBe(422)
  expect((await list(me)).total).toBe(1)
})

test("a passkey can't be registered twice, not even by another user", async () => {
  const me = await withPasskey()
  const other = await sure()
  for (const who of [me, other]) {
    const { status, body } = await register(who, me.authenticator.create(await registrationOptions(who)))
    expect([status, body.code]).toEqual([409, "conflict"])
  }
})

test("a user has at most twenty passkeys", async () => {
  const me = await withPasskey()
  const options = await registrationOptions(me)
  await query(`insert into passkeys (workspace_id, user_id, credential_id, public_key, counter, transports, device_type,
    is_backed_up, aaguid, name) select 1, ${me.user.id}, 'many ' || n || ' ' || ${me.user.id}, '', 0, '{}', 'singleDevice', false, '', 'n'
    from generate_series(1, 19) as n`)
  expect((await me.post("/api/v1/passkeys/registration-options")).status).toBe(409)
  expect((await register(me, newAuthenticator().create(options))).status).toBe(409)
})

test("a removed passkey no longer signs in, and the user is notified", async () => {
  const me = await withPasskey()
  captureLog()
  const removed = await me.delete("/api/v1/passkeys/{id}", {}, { id: me.passkey.id })
  expect([removed.status, removed.body]).toEqual([200, me.passkey])
  expect(mailTo(me.user.email)?.subject).toBe("A passkey was removed from your account")
  await expect(signInByPasskey(me)).rejects.toThrow("invalid")
})

test("nobody sees or changes another user's passkeys", async () => {
  const me = await withPasskey()
  const other = await sure()
  const params = { id: me.passkey.id }
  expect((await list(other)).total).toBe(0)
  expect((await other.patch("/api/v1/passkeys/{id}", { name: "Mine" }, params)).status).toBe(404)
  expect((await other.delete("/api/v1/passkeys/{id}", {}, params)).status).toBe(404)
  expect((await nobody.get("/api/v1/passkeys")).status).toBe(401)
  expect((await list(me)).data).toEqual([me.passkey])
})

test("the export of personal data has the passkeys without their keys", async () => {
  const me = await withPasskey()
  const { data } = (await me.get("/account-setting/export")).body
  expect(data.passkeys).toEqual([expect.objectContaining({ name: "Laptop" })])
  expect(Object.keys(data.passkeys[0])).not.toEqual(expect.arrayContaining(["public_key"]))
})
