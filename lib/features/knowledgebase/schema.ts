import * as z from "zod"
import { id, line, ownPicture, q, slug, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { iconColors } from "./values"

/** A category as a card. `category` is its slug. */
export const kbCard = z.object({
  id: z.int(),
  category: z.string(),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
})
export type KbCard = z.infer<typeof kbCard>

export const kbCategory = z.object({
  id: z.int(),
  title: z.string(),
  icon: z.string(),
  iconColor: z.enum(iconColors),
  questions: z.array(z.object({ id: z.int(), question: z.string(), slug: z.string() })),
})
export type KbCategory = z.infer<typeof kbCategory>

export const kbCategoryQuery = z.object({ category: unset(slug) })

export const kbQuestion = z.object({
  title: z.string(),
  lastUpdated: z.string(),
  relatedQuestions: z.array(z.object({ id: z.int(), question: z.string() })),
  content: z.string(),
})
export type KbQuestion = z.infer<typeof kbQuestion>

export const kbArticleQuery = z.object({ slug })
export const kbSearchQuery = z.object({ q })

export const kbQuestionQuery = z.object({ slug: unset(slug), id: unset(id) })

const article = {
  categoryId: id,
  title: line(200).min(1),
  slug: unset(slug),
  /** HTML, sanitised before it is stored. */
  content: z.string().trim().min(1).max(200_000),
}
export const kbArticleForm = z.object(article)
export type NewKbArticle = z.output<typeof kbArticleForm>
export const kbArticleChanges = kbArticleForm.partial().extend({ id })

export const kbArticle = z.object({
  id: z.int(),
  categoryId: z.int(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  lastUpdated: z.string(),
})
export type KbArticle = z.infer<typeof kbArticle>

/** An article as its page shows it, with its category and the other articles there. */
export const wholeKbArticle = z.object({
  article: kbArticle,
  category: z.object({ id: z.int(), category: z.string(), title: z.string() }),
  related: z.array(z.object({ id: z.int(), question: z.string(), slug: z.string() })),
})
export type WholeKbArticle = z.infer<typeof wholeKbArticle>

export const kbArticleHit = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  category: z.object({ category: z.string(), title: z.string() }),
  /** The text around the first match, or the beginning of the text if only the title matches. */
  excerpt: z.string(),
})
export type KbArticleHit = z.infer<typeof kbArticleHit>

const category = {
  title: line(120).min(1),
  category: unset(slug),
  desc: line(300),
  img: ownPicture,
  icon: z.string().regex(/^[A-Z][A-Za-z\d]{1,40}$/),
  iconColor: z.enum(iconColors),
}
export const kbCategoryForm = z.object({
  ...category,
  desc: category.desc.default(""),
  img: category.img.default(""),
  icon: category.icon.default("BookOpen"),
  iconColor: category.iconColor.default("brand"),
})
export type NewKbCategory = z.output<typeof kbCategoryForm>
export const kbCategoryChanges = z.object(category).partial().extend({ id })
export type KbCategoryChanges = Omit<z.output<typeof kbCategoryChanges>, "id">

export const savedKbCategory = kbCard.extend({ icon: z.string(), iconColor: z.enum(iconColors) })
export type SavedKbCategory = z.infer<typeof savedKbCategory>

named({ KbArticle: kbArticle, KbCategory: savedKbCategory })
