import type { Bill } from "../store/bills"

/** The part of a bill that is left to pay, in minor units. */
export const dueOf = ({ total, prepaid, allocated }: Pick<Bill, "total" | "prepaid" | "allocated">) =>
  total - prepaid - allocated
