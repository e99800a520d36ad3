import type { ReactNode } from "react"
import { Prefetch } from "@/components/layout/prefetch"
import { getShopHandler } from "@/lib/features/shop/handlers"

/** Provides the shop's settings, of which the heading shows the owner's line. */
export default function Layout({ children }: { children: ReactNode }) {
  return <Prefetch handler={getShopHandler}>{children}</Prefetch>
}
