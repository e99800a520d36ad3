import * as z from "zod"
import { id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { partSorts, partStates } from "../values"
import { amount, partName, time, version } from "./fields"

const safeFields = { name: partName, insuredLimit: amount.nullable(), changeFund: amount }
const bankAccountFields = {
  name: partName,
  iban: line(50).min(1),
  bic: z.string().regex(/^(|[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)$/),
}

const partState = z.enum(partStates).optional()
export const tillForm = z.object({ shop: id, name: partName })
export const tillChanges = z.object({ name: partName.optional(), state: partState, version })
export const safeForm = z.object(safeFields).partial().required({ name: true }).extend({ shop: id })
export const safeChanges = z.object(safeFields).partial().extend({ state: partState, version })
export const bankAccountForm = z
  .object(bankAccountFields)
  .partial()
  .required({ name: true, iban: true })
  .extend({ business: id })
export const bankAccountChanges = z.object(bankAccountFields).partial().extend({ state: partState, version })

const text = z.string()
const of = { id: z.int(), business: z.int() }
const ofShop = { ...of, shop: z.int() }
const part = { state: z.enum(partStates), name: text, version: z.int() }
export const till = z.object({ ...ofShop, ...part, createdAt: time })
export type Till = z.infer<typeof till>
export const safe = z.object({
  ...ofShop,
  ...part,
  /** Both only for callers who may see expected cash there. */
  insuredLimit: z.int().nullable().optional(),
  changeFund: z.int().optional(),
  createdAt: time,
})
export type Safe = z.infer<typeof safe>
export const bankAccount = z.object({ ...of, ...part, iban: text, bic: text, createdAt: time })
export type BankAccount = z.infer<typeof bankAccount>

const order = { sortBy: unset(z.enum(partSorts)) }
export const partListQuery = listQuery({
  business: unset(id),
  shop: unset(id),
  state: unset(z.enum(partStates)),
  ...order,
})
export type PartListQuery = z.output<typeof partListQuery>
export const bankAccountListQuery = listQuery({ business: unset(id), state: unset(z.enum(partStates)), ...order })
export type BankAccountListQuery = z.output<typeof bankAccountListQuery>

export const tillList = listOf(till)
export const safeList = listOf(safe)
export const bankAccountList = listOf(bankAccount)

named({ Till: till, Safe: safe, BankAccount: bankAccount })
