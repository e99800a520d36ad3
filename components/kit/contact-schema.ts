import * as z from "zod"

/** What the forms of the layout page ask for. */
export const contactSchema = z.object({
  name: z.string().min(2),
  email: z.email(),
  phone: z.string(),
  password: z.string().min(8),
  remember: z.boolean(),
})
