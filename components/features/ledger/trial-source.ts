import { dayFilter } from "@/lib/core/client/filter-parsers"

/** The request for the trial balance of a business on the day of the URL, or now. Page and screen share it. */
export function trialInput(business: number, at: string | null | undefined) {
  const day = dayFilter(at ?? "")
  return { params: { id: business }, query: day ? { at: day } : {} }
}
