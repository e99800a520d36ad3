import * as z from "zod"

/** The fields of the form layout demos. */
export const contactSchema = z.object({
  name: z.string().min(2),
  email: z.email(),
  phone: z.string(),
  password: z.string().min(8),
  remember: z.boolean(),
})
