import * as z from "zod"
import { named } from "@/lib/core/http/named"
import { maxCreditDays, maxVerifyHours, weekdays } from "../values"
import { amount, version } from "./fields"

const fields = {
  /** Monday is 1, Sunday 7. */
  bankingDays: z.array(z.literal(weekdays)).min(1).max(7),
  verifyWithinHours: z.int().min(1).max(maxVerifyHours),
  creditWithinDays: z.int().min(1).max(maxCreditDays),
  witnessRequired: z.boolean(),
  photoAbove: amount.nullable(),
}

/** All fields of a policy, as its form has them. */
export const policyForm = z.object(fields)
export const policyChanges = policyForm.partial().extend({ version })
export type PolicyChanges = z.output<typeof policyChanges>

export const depositPolicy = z.object({
  shop: z.int(),
  bankingDays: z.array(z.int()),
  verifyWithinHours: z.int(),
  creditWithinDays: z.int(),
  witnessRequired: z.boolean(),
  photoAbove: z.int().nullable(),
  version: z.int(),
})
export type DepositPolicy = z.infer<typeof depositPolicy>

named({ DepositPolicy: depositPolicy })
