import * as z from "zod"

/**
 * Names schemas of records. The OpenAPI document describes them once, under its components, and refers to them by name.
 * Names are unique in the product.
 */
export function named(schemas: Record<string, z.ZodType>): void {
  for (const [id, schema] of Object.entries(schemas)) schema.register(z.globalRegistry, { id })
}
