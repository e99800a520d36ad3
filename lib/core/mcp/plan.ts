import * as z from "zod"
import { type Principal, personOf } from "../auth/principal"
import { isSameSecret } from "../auth/same-secret"
import { signatureOf } from "../auth/sealed"
import { ToolError } from "./errors"

export const planMinutes = 10
/** Max length of a plan's input as JSON, in characters: an assistant has to repeat it. */
const maxInput = 20_000

const fields = z.record(z.string(), z.unknown())
export const writeInput = z.strictObject({
  params: fields.optional().describe("Path parameters"),
  query: fields.optional().describe("Query parameters; writes with DELETE take theirs here"),
  body: fields.optional().describe("The JSON body"),
})

/**
 * A write that somebody may agree to. It is readable, so that the person asked to agree sees what will happen, and signed, so
 * that only this caller can confirm it, as it is. The server keeps nothing.
 */
export const planSchema = z.strictObject({
  call: z.string(),
  input: writeInput,
  user: z.string(),
  idempotencyKey: z.string(),
  expiresAt: z.iso.datetime(),
  signature: z.string(),
})
export type Plan = z.output<typeof planSchema>

/** The same value with its fields in order: a model may write them in another. */
export function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T
  if (!value || typeof value !== "object") return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)])) as T
}

const sign = ({ signature: _, ...plan }: Omit<Plan, "signature"> & { signature?: string }) =>
  signatureOf(JSON.stringify(sorted(plan)), "assistant-plan")

/** @throws ToolError if the input is too long */
export function makePlan(principal: Principal, { call, input }: Pick<Plan, "call" | "input">): Plan {
  const length = JSON.stringify(input).length
  if (length > maxInput)
    throw new ToolError("input_too_long", `The input has ${length} characters; a plan has at most ${maxInput}.`)
  const plan = {
    call,
    input: sorted(input),
    user: personOf(principal),
    idempotencyKey: `plan-${crypto.randomUUID()}`,
    expiresAt: new Date(Date.now() + planMinutes * 60_000).toISOString(),
  }
  return { ...plan, signature: sign(plan) }
}

/** @throws ToolError if somebody else made the plan, or it is not as it was made */
export function checkPlan(principal: Principal, plan: Plan): void {
  if (plan.user !== personOf(principal))
    throw new ToolError("plan_foreign", "This plan was made by another user. Make your own with plan_write.")
  if (!isSameSecret(plan.signature, sign(plan)))
    throw new ToolError(
      "plan_altered",
      "This plan was altered. Make a new one with plan_write, and repeat it as it is.",
    )
}

export const isExpired = ({ expiresAt }: Plan) => Date.parse(expiresAt) < Date.now()

export const expired = () =>
  new ToolError("plan_expired", `This plan is older than ${planMinutes} minutes. Make a new one with plan_write.`)
