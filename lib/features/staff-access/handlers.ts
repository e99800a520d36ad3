import { handler } from "@/lib/core/http/handler"
import * as approvalContract from "./contract/approvals"
import * as contract from "./contract/grants"
import * as peopleContract from "./contract/people"
import * as approvals from "./service/approvals"
import * as grants from "./service/grants"
import { listHoldings } from "./service/holdings"
import { leave } from "./service/leaver"
import * as pins from "./service/pins"
import * as views from "./service/views"

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

export const startStaffViewHandler = handler(peopleContract.startStaffView, ({ scope, principal, body }) =>
  views.startView(scope, principal, body.person),
)
export const stopStaffViewHandler = handler(peopleContract.stopStaffView, ({ scope, principal }) =>
  views.stopView(scope, principal),
)
export const listStaffHoldingsHandler = handler(peopleContract.listStaffHoldings, ({ scope, principal, params }) =>
  listHoldings(scope, principal, params.id),
)
export const leaveStaffHandler = handler(peopleContract.leaveStaff, ({ scope, principal, params, body }) =>
  leave(scope, principal, params.id, body.at),
)

export const getPinHandler = handler(approvalContract.getPin, ({ scope }) => pins.pinState(scope))
export const setPinHandler = handler(approvalContract.setPin, ({ scope: actor, body }) => pins.setPin(actor, body.pin))
export const listApproversHandler = handler(approvalContract.listApprovers, async ({ scope, principal, query }) => ({
  data: await approvals.approvers(scope, principal, query),
}))
export const approveHandler = handler(approvalContract.approve, ({ principal, body }) =>
  approvals.approve(principal, body),
)
