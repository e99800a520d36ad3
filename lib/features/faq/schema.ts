import * as z from "zod"
import { id, line, lines, q } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { helpIcons } from "./values"

const qandA = z.object({ question: z.string(), ans: z.string() })

export const faqQuery = z.object({ q })
/** Questions by category name; categories without a match are left out. */
export const faq = z.record(
  z.string(),
  z.object({ icon: z.string(), title: z.string(), subtitle: z.string(), qandA: z.array(qandA) }),
)
export type Faq = z.infer<typeof faq>

export const faqQuestion = z.object({ id: z.int(), category: z.string(), ...qandA.shape })
export type FaqQuestion = z.infer<typeof faqQuestion>

/** A category's name: one word, or several joined by dashes. */
const categoryName = z
  .string()
  .trim()
  .max(120)
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)

export const faqQuestionForm = z.object({
  category: categoryName,
  question: line(300).min(1),
  ans: lines(5000).min(1),
})
export type NewFaqQuestion = z.output<typeof faqQuestionForm>
export const faqQuestionChanges = faqQuestionForm.partial().extend({ id })

const category = { title: line(120).min(1), subtitle: line(200), icon: z.enum(helpIcons) }
export const faqCategoryForm = z.object({
  ...category,
  subtitle: category.subtitle.default(""),
  icon: category.icon.default("BookOpen"),
})
export type NewFaqCategory = z.output<typeof faqCategoryForm>
export const faqCategoryChanges = z.object(category).partial().extend({ id })
export type FaqCategoryChanges = Omit<z.output<typeof faqCategoryChanges>, "id">

export const savedFaqCategory = z.object({
  id: z.int(),
  name: z.string(),
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
})
export type SavedFaqCategory = z.infer<typeof savedFaqCategory>

/** A category as the screen shows it, with the ids that editing needs. */
export const faqCategory = savedFaqCategory.extend({ questions: z.array(faqQuestion.omit({ category: true })) })
export type FaqCategory = z.infer<typeof faqCategory>

named({ FaqQuestion: faqQuestion, FaqCategory: savedFaqCategory })
