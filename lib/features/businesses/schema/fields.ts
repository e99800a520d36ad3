import * as z from "zod"
import { id, line } from "@/lib/core/http/fields"
import { maxAmount } from "../values"

/** Money in minor units. */
export const amount = z.int().min(0).max(maxAmount)

/** A zone that this server knows. */
export const timeZone = line(60).refine((name) => {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
})

/** The version that the caller edited. If it is outdated, nothing is written. */
export const version = z.int().min(1).optional()

export const partName = line(80).min(1)

export const time = z.iso.datetime()

export const recordParams = z.object({ id })
