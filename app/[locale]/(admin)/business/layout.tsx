import "@/app/styles/business.css"
import type { ReactNode } from "react"
import { ShopSwitcher } from "@/components/features/businesses/shop-switcher"

/** On phones, the shop switcher is above the screen, because the navbar has no room for it. */
export default function BusinessLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopSwitcher className="mb-4 sm:hidden" />
      {children}
    </>
  )
}
