import { blank, bodyOf, fieldsOf } from "@/components/features/staff-access/values"
import { grantFields, type StaffGrant } from "@/lib/features/staff-access/schema/grants"

const grant: StaffGrant = {
  id: 1,
  version: 1,
  business: 1,
  person: 7,
  personName: "Aino",
  role: "supervisor",
  shops: null,
  from: "2026-06-01T00:00:00.000Z",
  until: null,
  state: "active",
  limits: { iou: 0, variance: 500 },
  overrides: { seeBooks: true },
  madeBy: "Owner",
  createdAt: "2026-06-01T00:00:00.000Z",
}

test("a limit of zero stays apart from no limit, on the way into the form and back", () => {
  const fields = fieldsOf(grant)
  expect(fields.limits).toEqual({ paidOut: null, discount: null, iou: 0, variance: 500, banking: null })
  expect(bodyOf(fields, fields)).toMatchObject({ limits: { iou: 0, variance: 500 }, overrides: { seeBooks: true } })
})

test("an emptied limit and a withdrawn exception are taken out of the grant", () => {
  const fields = fieldsOf(grant)
  const limits = { ...fields.limits, variance: null }
  const overrides = { ...fields.overrides, seeBooks: "" as const }
  expect(bodyOf({ limits, overrides }, fields)).toEqual({ limits: { iou: 0 }, overrides: {} })
})

test("an amount that is no number is refused at its own limit", () => {
  const typed = { ...blank, person: "7", limits: { ...blank.limits, iou: Number.NaN } }
  expect(grantFields.safeParse(typed).error?.issues.map(({ path }) => path.join("."))).toEqual(["limits.iou"])
})
