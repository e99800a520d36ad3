import * as z from "zod"

const text = z.string().min(1)
const site = z.union([z.literal(""), z.url()])

/** One schema per step of the wizard. */
export const signupSchemas = {
  account: z
    .object({ user: z.string().min(3), email: z.email(), password: z.string().min(8), again: z.string() })
    .refine(({ password, again }) => password === again, { path: ["again"], params: { key: "passwordsDiffer" } }),
  personal: z.object({ first: text, last: text, country: text }),
  address: z.object({ street: text, postcode: text, town: text }),
  social: z.object({ site, mastodon: site }),
}
