import * as z from "zod"
import { id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { directions, patternKinds, ruleKinds, ruleStates } from "../values"

const fields = {
  patternKind: z.enum(patternKinds),
  /** An IBAN, or words that the line has to contain. */
  pattern: line(140).min(2),
  direction: z.enum(directions),
  kind: z.enum(ruleKinds),
  /** The account of the books, for the kind `account`. */
  account: z.preprocess((value) => (value === "" ? null : value), id.nullable()),
  /** Basis points. */
  vatRate: z.int().min(0).max(10_000),
  /** Applied at import, without asking. */
  isAutomatic: z.boolean(),
}

export const ruleForm = z
  .object(fields)
  .partial()
  .required({ patternKind: true, pattern: true, kind: true })
  .extend({ business: id })
export type RuleForm = z.output<typeof ruleForm>
export const ruleChanges = z
  .object(fields)
  .partial()
  .extend({ state: z.enum(ruleStates).optional(), version: z.int().optional() })
export type RuleChanges = z.output<typeof ruleChanges>

export const bankRule = z.object({
  id: z.int(),
  business: z.int(),
  state: z.enum(ruleStates),
  patternKind: z.enum(patternKinds),
  pattern: z.string(),
  direction: z.enum(directions),
  kind: z.enum(ruleKinds),
  account: z.int().nullable(),
  /** Code and name; empty without an account. */
  accountName: z.string(),
  vatRate: z.int(),
  isAutomatic: z.boolean(),
  version: z.int(),
  createdBy: z.object({ id: z.int(), name: z.string() }),
  createdAt: z.iso.datetime(),
})
export type BankRule = z.infer<typeof bankRule>
export const ruleParams = z.object({ id })
export const ruleListQuery = listQuery({ business: unset(id), state: unset(z.enum(ruleStates)) })
export type RuleListQuery = z.output<typeof ruleListQuery>
export const ruleList = listOf(bankRule)

named({ BankRule: bankRule })
