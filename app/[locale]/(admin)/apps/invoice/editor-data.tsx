import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { listInvoiceSellersHandler, listSalespeopleHandler } from "@/lib/features/invoices/handlers"

/** The lists that the editor of invoices offers. */
export const EditorData = ({ children }: { children: ReactNode }) => (
  <Prefetch handler={listSalespeopleHandler}>
    <Prefetch handler={listInvoiceSellersHandler}>{children}</Prefetch>
  </Prefetch>
)
