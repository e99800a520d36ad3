import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/figures"

export const listBusinessFigures = endpoint({
  method: "GET",
  path: "/api/v1/business-figures",
  summary: "Today's takings and the cash on the premises, by business",
  description:
    "At most 500 businesses whose books the caller may read. `date` is the current trading day, `takings` sales with VAT on it, and `cash` what is in tills, safes and unverified drops now. `exceptions` counts the open cash exceptions. `insuredLimit` is null unless every safe in use has one.",
  can: ["read", "Books"],
  response: schema.businessFigures,
})
