import * as z from "zod"
import { actions, type Subject } from "@/lib/core/auth/ability"
import { id, unset } from "@/lib/core/http/fields"
import { maxAmount } from "@/lib/features/businesses/values"
import { limitNames } from "../values"

const time = z.iso.datetime()
/** A subject of permissions. For one that no endpoint takes approvals of, an approval is of no use. */
const subject = z
  .string()
  .regex(/^[A-Z][A-Za-z]{1,39}$/)
  .meta({ examples: ["JournalEntry"] })
  .transform((name) => name as Subject)

/** The action to approve, as the refused request says in `approvable`. */
const act = {
  action: z.enum(actions),
  subject,
  business: id,
  /** Null for what belongs to no shop. */
  shop: id.nullable().default(null),
}
const amount = z.int().min(0).max(maxAmount)
const limit = z.enum(limitNames)

export const approvalForm = z.object({
  ...act,
  record: z.string().max(64).nullable().default(null),
  /** In minor units of the business's currency. */
  amount: amount.nullable().default(null),
  /** The limit of grants that the approver's must reach. */
  limit: limit.nullable().default(null),
  /** The id of the user who approves. */
  approver: id,
  pin: z.string().max(64),
})
export type ApprovalForm = z.output<typeof approvalForm>
/** `approval` is the value of the header `Approval`. */
export const approval = z.object({ approval: z.string(), approver: z.string(), until: time })
export type Approval = z.infer<typeof approval>

export const approverQuery = z.object({
  action: act.action,
  subject,
  business: id,
  shop: unset(id),
  amount: unset(z.coerce.number().pipe(amount)),
  limit: unset(limit),
})
export type ApproverQuery = z.output<typeof approverQuery>
export const approverList = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) })

export const pinForm = z.object({
  pin: z
    .string()
    .max(64)
    .refine((pin) => /^\d{4,8}$/.test(pin), { params: { key: "pinDigits" } })
    .meta({ examples: ["2580"] }),
})
/** Whether the caller has a PIN, and whether wrong tries have locked it at somebody's screen. */
export const pinState = z.object({ isSet: z.boolean(), isLocked: z.boolean(), setAt: time.nullable() })
export type PinState = z.infer<typeof pinState>
