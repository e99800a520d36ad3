import { checkHolds } from "@/lib/features/staff-access/service/held"
import { type Given, grantsOf } from "@/lib/features/staff-access/service/rights"
import { rightsOf } from "@/lib/features/staff-access/values"

// Giving a duty whose noun may arrive later: charging an IOU, which has a limit of its own.

beforeAll(() => {
  rightsOf.chargeIou ??= [["create", "Safe"]]
})

const given = (values: Partial<Given>): Given => ({
  business: 1,
  shops: [2],
  role: "manager",
  from: new Date(0),
  until: null,
  limits: {},
  overrides: {},
  ...values,
})
const giver = (limits: Given["limits"]) => ({ userId: 1, grants: grantsOf(given({ limits })) })
const fieldsOf = (by: Given["limits"], values: Partial<Given>) => {
  try {
    checkHolds(giver(by), given(values))
    return undefined
  } catch (error) {
    return (error as { fields?: object }).fields
  }
}

test("somebody with a limit can't give the same duty without one", () => {
  expect(fieldsOf({ iou: 5000 }, { limits: {} })).toEqual({ "limits.iou": "grantLimit" })
  expect(fieldsOf({ iou: 5000 }, { limits: { iou: 5000 } })).toBeUndefined()
  expect(fieldsOf({}, { limits: {} })).toBeUndefined()
})

test("a role that has the duty only up to a limit can be given without naming one, because that permits nothing", () => {
  expect(fieldsOf({ iou: 5000 }, { role: "cashier", limits: {} })).toBeUndefined()
  expect(fieldsOf({ iou: 5000 }, { role: "cashier", limits: { iou: 5001 } })).toEqual({ "limits.iou": "grantLimit" })
})
