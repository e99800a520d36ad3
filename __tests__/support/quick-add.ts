import { parseQuickAdd } from "@/components/features/todo/quick-add/parse"
import { type Choices, idOf, type Person } from "@/components/features/todo/quick-add/types"
import type { Locale } from "@/lib/core/i18n/locales"

/** A Wednesday. */
export const today = "2026-11-18"
export const people: Person[] = [
  { id: 1, fullName: "Anna Berg" },
  { id: 2, fullName: "Oskar Lindqvist", isMe: true },
  { id: 3, fullName: "José da Silva" },
  { id: 4, fullName: "Maja Lindqvist" },
  { id: 5, fullName: "Maja Karlsson" },
  { id: 6, fullName: "Jean-Luc Moreau" },
  { id: 7, fullName: "Annabel Fischer" },
]

export const parse = (line: string, locale: Locale = "en", choices: Choices = {}) =>
  parseQuickAdd(line, { locale, today, people, choices })
/** Ambiguous parts: the typed text and its possible meanings. */
export const asked = (line: string, locale: Locale = "en") =>
  parse(line, locale).pieces.flatMap(({ text, meaning, others }) => (meaning ? [] : [[text, ...others.map(idOf)]]))
