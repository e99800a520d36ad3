import { principalOf } from "@/lib/core/auth/principal"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { type Caller, client, nobody, stranger } from "../support/api"
import { colleague } from "../support/people"

const path = "/account-setting/update-tour"
const stateOf = async (who: Caller) => {
  const claims = await verifyAccessToken(String(who.token))
  return (await principalOf(String(claims?.sessionId)))?.tour
}

test("the founder of a workspace is offered the tour on every device until they have taken it", async () => {
  const founder = await stranger()
  expect(await stateOf(founder)).toBe("offered")
  expect((await founder.post(path, { tour: "done" })).body).toEqual({ tour: "done" })
  expect(await stateOf(founder)).toBe("done")
})

test("earlier and invited users are not offered it", async () => {
  expect(await stateOf(await client("admin"))).toBeNull()
  expect(await stateOf(await colleague("editor"))).toBeNull()
})

test("any signed-in user can save its state; unknown states are rejected", async () => {
  expect((await (await colleague("subscriber")).post(path, { tour: "done" })).status).toBe(200)
  expect((await (await client("admin")).post(path, { tour: "half" })).status).toBe(422)
  expect((await nobody.post(path, { tour: "done" })).status).toBe(401)
})
