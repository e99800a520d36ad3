import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { listKbCategoriesHandler, listKnowledgeBaseHandler } from "@/lib/features/knowledgebase/handlers"

/** Prefetches the categories and their articles for the screens below. */
export function KbData({ children }: { children: ReactNode }) {
  return (
    <Prefetch handler={listKnowledgeBaseHandler}>
      <Prefetch handler={listKbCategoriesHandler}>{children}</Prefetch>
    </Prefetch>
  )
}
