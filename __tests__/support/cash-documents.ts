import type { Role } from "./cash-commands"

type Pieces = Record<number, number>

/** The roles that have each duty. */
export const duties: Record<string, Role[]> = {
  till: ["cashier", "supervisor", "manager"],
  review: ["supervisor", "manager"],
  drop: ["cashier", "supervisor", "manager"],
  verify: ["supervisor", "manager"],
  safe: ["supervisor", "manager"],
  bag: ["manager"],
  match: ["bookkeeper"],
}

export interface Envelope {
  id: number
  shop: number
  amount: number
  by: Role
  isPending: boolean
}
export interface Bag {
  id: number
  shop: number
  pieces: Pieces
  amount: number
  by: Role
  state: "prepared" | "sealed" | "in-transit" | "credited" | "reconciled" | "returned"
  credited: number
}
