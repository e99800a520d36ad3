import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/approvals"

export const getPin = endpoint({
  method: "GET",
  path: "/api/v1/pins",
  summary: "Whether the caller has a PIN for approvals",
  can: ["read", "Shop"],
  response: schema.pinState,
})
export const setPin = endpoint({
  method: "POST",
  path: "/api/v1/pins",
  summary: "Set the caller's PIN for approvals",
  description:
    "Four to eight digits. Five wrong tries by one caller lock it for that caller; setting another one unlocks it.",
  can: ["read", "Shop"],
  confirmed: true,
  closedToKeys: true,
  secretBody: true,
  transaction: "none",
  changes: { to: "self" },
  body: schema.pinForm,
  response: schema.pinState,
})
export const listApprovers = endpoint({
  method: "GET",
  path: "/api/v1/approvers",
  summary: "People who can approve an action at a shop with their PIN",
  can: ["read", "Shop"],
  query: schema.approverQuery,
  response: schema.approverList,
})
export const approve = endpoint({
  method: "POST",
  path: "/api/v1/approvals",
  summary: "Approve an action of the caller, by the PIN of somebody who may do it",
  description:
    "The body is `approvable` of the 403 `approval_required`, with `approver` and their `pin`. The approval works once, within two minutes, for that action, place, record and amount: repeat the refused request with it in the header `Approval`.",
  can: ["read", "Shop"],
  closedToKeys: true,
  secretBody: true,
  transaction: "none",
  rateLimit: {},
  changes: { calls: [] },
  body: schema.approvalForm,
  response: schema.approval,
  refusals: {
    403: "It is the caller's own, or the approver doesn't have the right there",
    422: "The PIN is wrong or locked",
  },
})
