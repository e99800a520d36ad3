import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/people"

// Acts about a person as a whole, not about one of their grants.

/** A view changes what every screen of the sign-in shows. */
const own = { closedToKeys: true, changes: { calls: [] } } as const

export const startStaffView = endpoint({
  method: "POST",
  path: "/api/v1/staff-views",
  summary: "See the screens as somebody else, in this sign-in",
  description:
    "For half an hour, or until `POST /api/v1/staff-views/stop`. Meanwhile the caller has that person's rights and changes nothing: writes answer 403 `viewing`. Mail, chats and other personal records stay the caller's own. The audit log has both ends.",
  can: ["update", "StaffGrant"],
  body: schema.viewForm,
  response: schema.staffView,
  refusals: { 403: "The person has rights that the caller doesn't have" },
  ...own,
})
export const stopStaffView = endpoint({
  method: "POST",
  path: "/api/v1/staff-views/stop",
  summary: "End the view, and get the own rights back",
  can: ["read", "Auth"],
  response: schema.stoppedView,
  whileViewing: true,
  ...own,
})
export const listStaffHoldings = endpoint({
  method: "GET",
  path: "/api/v1/staff-people/{id}/holdings",
  summary: "Things that a person still holds: access, API keys",
  can: ["update", "StaffGrant"],
  params: schema.personParams,
  response: schema.holdingList,
})
export const leaveStaff = endpoint({
  method: "POST",
  path: "/api/v1/staff-people/{id}/leave",
  summary: "End all access of a person who leaves",
  description:
    "Ends every grant at `at`, now if it is left out; then the person's sign-ins, API keys and PIN end too. What they did stays in the books, with their name. `holds` is what they still have to give back.",
  can: ["update", "StaffGrant"],
  params: schema.personParams,
  body: schema.leavingForm,
  response: schema.leaving,
  refusals: {
    403: "The person has rights, or access at places, that the caller doesn't manage",
    409: "It is the last owner of a business",
  },
})
