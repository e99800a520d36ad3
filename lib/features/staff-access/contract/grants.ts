import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/grants"

const tooMuch = "One can give only rights that one holds"

export const listStaffGrants = endpoint({
  method: "GET",
  path: "/api/v1/staff-grants",
  summary: "Access grants in the businesses and shops that the caller may see",
  description:
    "`shop` includes grants on all shops of its business, `q` searches the person's name. Sorted by name unless `sortBy` says otherwise.",
  can: ["read", "StaffGrant"],
  query: schema.grantListQuery,
  response: schema.grantList,
})
export const addStaffGrant = endpoint({
  method: "POST",
  path: "/api/v1/staff-grants",
  summary: "Give a person a role in a business, or in some of its shops",
  description:
    "`limits` are amounts in minor units, `overrides` duties that differ from the role's: added if true, taken away if false.",
  can: ["create", "StaffGrant"],
  body: schema.grantForm,
  response: schema.staffGrant,
  status: 201,
  refusals: { 403: tooMuch },
})
export const getStaffGrant = endpoint({
  method: "GET",
  path: "/api/v1/staff-grants/{id}",
  summary: "A grant",
  can: ["read", "StaffGrant"],
  params: schema.grantParams,
  response: schema.staffGrant,
})
export const changeStaffGrant = endpoint({
  method: "PATCH",
  path: "/api/v1/staff-grants/{id}",
  summary: "Change or end a grant; merges the given fields",
  description: "To end it, send a time as `until`. The last owner of a business keeps the grant.",
  can: ["update", "StaffGrant"],
  params: schema.grantParams,
  body: schema.grantChanges,
  response: schema.staffGrant,
  refusals: { 403: tooMuch, 409: "Somebody has changed it since `version`: see `current`; or it is the last owner's" },
})
export const listStaffPeople = endpoint({
  method: "GET",
  path: "/api/v1/staff-people",
  summary: "People who can be given a grant: users who can sign in",
  description: "`q` searches the name. Sorted by name.",
  can: ["create", "StaffGrant"],
  query: schema.personListQuery,
  response: schema.personList,
})
