import * as z from "zod"
import { id, line, lines, q } from "@/lib/core/http/fields"
import { type FaqCategoryName, faqCategoryNames } from "./values"

const qandA = z.object({ question: z.string(), ans: z.string() })
const category = <S extends z.ZodType>(entry: S) =>
  z.object({ icon: z.string(), title: z.string(), subtitle: z.string(), qandA: z.array(entry) })

const byName = <S extends z.ZodType>(schema: S) =>
  z.object(
    Object.fromEntries(faqCategoryNames.map((name) => [name, schema.optional()])) as Record<
      FaqCategoryName,
      z.ZodOptional<S>
    >,
  )

export const faqQuery = z.object({ q })
/** A category without a hit is left out. */
export const faq = byName(category(qandA))
export type Faq = z.infer<typeof faq>

export const faqQuestion = z.object({ id: z.int(), category: z.enum(faqCategoryNames), ...qandA.shape })
export type FaqQuestion = z.infer<typeof faqQuestion>

export const faqQuestionForm = z.object({
  category: z.enum(faqCategoryNames),
  question: line(300).min(1),
  ans: lines(5000).min(1),
})
export type NewFaqQuestion = z.output<typeof faqQuestionForm>
export const faqQuestionChanges = faqQuestionForm.partial().extend({ id })
