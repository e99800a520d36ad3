import { type Act, requireApproved } from "@/lib/core/auth/approvals"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import { personWithRights } from "@/lib/features/staff-access/service/principal"
import { type Caller, client } from "../support/api"
import { addShops, type Person, type Shops, setPin, staffOf } from "../support/staff"

// Amounts above a limit, as the nouns of cash check them.

const pin = "290371"
let admin: Caller
let place: Shops
let manager: Person
let owner: Person
let other: Person

beforeAll(async () => {
  admin = await client("admin")
  place = await addShops(admin, "Limits Oy")
  const staff = (role: string, paidOut?: number) =>
    staffOf(admin, place.business, role, null, paidOut === undefined ? {} : { limits: { paidOut } })
  manager = await staff("manager", 500)
  other = await staff("manager", 1000)
  owner = await staff("owner")
  for (const person of [owner, other]) await setPin(person, pin)
})

const actOf = (amount: number): Act => ({
  right: ["update", "JournalEntry"],
  seenBy: ["read", "Shop"],
  place: { business: place.business, shop: place.shops[0] },
  amount,
  limit: "paidOut",
})

/** Does something as the manager, with an approval if there is one. @returns the approver's id, or the error's code */
const act = (amount: number, approval?: string) =>
  tx({ workspaceId: 1, userId: manager.user.id }, async (scope) => {
    const person = await personWithRights(scope.db, scope)
    return (await requireApproved(scope, person as unknown as Principal, approval, actOf(amount)))?.id
  }).catch(({ code }: { code: string }) => code)

async function approvedBy(approver: Person, amount: number): Promise<string> {
  const values = { action: "update", subject: "JournalEntry", business: place.business, shop: place.shops[0], amount }
  const { status, body } = await manager.post("/api/v1/approvals", { ...values, approver: approver.user.id, pin })
  expect(status).toBe(200)
  return body.approval
}

test("an amount within the limit needs nobody, one above it an approval of that amount", async () => {
  expect([await act(500), await act(501)]).toEqual([undefined, "approval_required"])
  const approval = await approvedBy(owner, 700)
  expect(await act(701, approval)).toBe("approval_required")
  expect(await act(700, approval)).toBe(owner.user.id)
  expect(await act(700, approval)).toBe("approval_required")
})

test("approvers approve amounts up to their own limit only, and only they are offered", async () => {
  const query = { action: "update", subject: "JournalEntry", business: place.business, shop: place.shops[0] }
  const offered = async (amount: number) => {
    const { body } = await manager.get("/api/v1/approvers", { ...query, amount, limit: "paidOut" })
    return body.data.map(({ id }: { id: number }) => id).sort()
  }
  expect([await offered(1000), await offered(1001)]).toEqual([[other.user.id, owner.user.id].sort(), [owner.user.id]])
  const body = { ...query, amount: 1001, limit: "paidOut", approver: other.user.id, pin }
  expect((await manager.post("/api/v1/approvals", body)).status).toBe(403)
  expect(await act(1000, await approvedBy(other, 1000))).toBe(other.user.id)
  expect(await act(1001, await approvedBy(other, 1001))).toBe("approval_required")
})

test("an approval without an amount covers none", async () => {
  const values = { action: "update", subject: "JournalEntry", business: place.business, shop: place.shops[0] }
  const { body } = await manager.post("/api/v1/approvals", { ...values, approver: owner.user.id, pin })
  expect(await act(501, body.approval)).toBe("approval_required")
})
