import * as z from "zod"

// Parts of the schemas of the books.

/** Minor units, exact as a JSON number. */
export const minor = z.int()
export const code = z
  .string()
  .regex(/^[0-9A-Z][0-9A-Z-]{0,19}$/)
  .meta({ examples: ["1010"] })
