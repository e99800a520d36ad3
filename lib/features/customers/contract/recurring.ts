import { endpoint } from "@/lib/core/http/endpoint"
import { customerParams as params } from "../schema"
import * as schema from "../schema/recurring"

const response = schema.recurringCharge
const changes = { calls: ["/api/v1/recurring-charges", "/api/v1/customers", "/api/v1/ious"] }

export const listRecurringCharges = endpoint({
  method: "GET",
  path: "/api/v1/recurring-charges",
  summary: "Recurring charges, by customer",
  description:
    "`q` searches the customer’s name and what is delivered. `next` has the days that come, without those of a pause.",
  can: ["read", "Iou"],
  query: schema.recurringListQuery,
  response: schema.recurringList,
})

export const getRecurringCharge = endpoint({
  method: "GET",
  path: "/api/v1/recurring-charges/{id}",
  summary: "A recurring charge with its next and last days",
  can: ["read", "Iou"],
  on: { record: ["read", "Iou"] },
  params,
  response,
})

export const addRecurringCharge = endpoint({
  method: "POST",
  path: "/api/v1/recurring-charges",
  summary: "Charge something to a customer regularly",
  description:
    "Each day of the rule is charged once, early in the morning. If the customer’s limit doesn’t allow it, nothing is charged, and those who may adjust IOUs are notified.",
  can: ["update", "Iou"],
  on: { record: ["update", "Iou"] },
  body: schema.recurringForm,
  response,
  status: 201,
  changes,
})

export const changeRecurringCharge = endpoint({
  method: "PATCH",
  path: "/api/v1/recurring-charges/{id}",
  summary: "Change, pause or end a recurring charge; merges the given fields",
  description: "Days that were charged stay as they are.",
  can: ["update", "Iou"],
  on: { record: ["update", "Iou"] },
  params,
  body: schema.recurringChanges,
  response,
  changes,
  refusals: { 409: "Somebody has changed it since `version`: see `current`" },
})
