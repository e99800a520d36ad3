import { endpoint } from "@/lib/core/http/endpoint"
import { offerResults, resultsQuery } from "./schema"

export const listOfferResults = endpoint({
  method: "GET",
  path: "/api/v1/offer-results",
  summary: "Sales while offers ran, and in as many days before",
  description:
    "The latest twelve offers that have begun. Counts pieces of their goods in orders of the web shop that weren’t cancelled, and in sales that stock was booked for without an order. Compares; other causes aren’t taken out.",
  can: ["read", "Offer"],
  query: resultsQuery,
  response: offerResults,
})
