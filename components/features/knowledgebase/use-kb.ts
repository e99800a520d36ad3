"use client"

import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/knowledgebase/endpoints"
import type { KbCard, KbCategory } from "@/lib/features/knowledgebase/schema"

/** A category with the fields of both its card and its list, joined by id. */
export type Category = KbCard & KbCategory

/**
 * Returns all categories with their articles, and a function that hides a category before the server has deleted it.
 */
export function useKb() {
  const cards = useQuery(endpoints.listKnowledgeBase)
  const lists = useQuery(endpoints.listKbCategories)
  const byId = new Map(lists.data?.map((category) => [category.id, category]))
  const categories = (cards.data ?? []).flatMap((card): Category[] => {
    const list = byId.get(card.id)
    return list ? [{ ...card, ...list }] : []
  })
  return {
    categories,
    known: cards.data !== undefined && lists.data !== undefined,
    error: cards.error ?? lists.error,
    retrying: cards.isValidating || lists.isValidating,
    retry: () => {
      void cards.mutate()
      void lists.mutate()
    },
    withoutCategory: (id: number) =>
      void cards.mutate((now) => now?.filter((card) => card.id !== id), { revalidate: false }),
  }
}
export type KbState = ReturnType<typeof useKb>
