import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { listKbCategoriesHandler, listKnowledgeBaseHandler } from "@/lib/features/knowledgebase/handlers"

/** Gives the screens below the categories with their articles as first data. */
export function KbData({ children }: { children: ReactNode }) {
  return (
    <Prefetch handler={listKnowledgeBaseHandler}>
      <Prefetch handler={listKbCategoriesHandler}>{children}</Prefetch>
    </Prefetch>
  )
}
