import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as grants from "./service/grants"

export const listStaffGrantsHandler = handler(contract.listStaffGrants, ({ scope, principal, query }) =>
  grants.list(scope, principal, query),
)
export const addStaffGrantHandler = handler(contract.addStaffGrant, ({ scope, principal, body }) =>
  grants.add(scope, principal, body),
)
export const getStaffGrantHandler = handler(contract.getStaffGrant, ({ scope, principal, params }) =>
  grants.get(scope, principal, params.id),
)
export const changeStaffGrantHandler = handler(contract.changeStaffGrant, ({ scope, principal, params, body }) =>
  grants.change(scope, principal, params.id, body),
)
export const listStaffPeopleHandler = handler(contract.listStaffPeople, ({ scope, query }) =>
  grants.people(scope, query),
)
