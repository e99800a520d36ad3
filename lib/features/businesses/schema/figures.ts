import * as z from "zod"

export const businessFigure = z.object({
  business: z.int(),
  currency: z.string(),
  date: z.iso.date(),
  takings: z.int(),
  cash: z.int(),
  exceptions: z.int(),
  insuredLimit: z.int().nullable(),
})
export type BusinessFigure = z.infer<typeof businessFigure>

export const businessFigures = z.object({ data: z.array(businessFigure) })
